import { clientCookies } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { cabinetApi, rejected, succeeded } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'
import { testOrder } from '../testing/test-order'
import { head } from './OrdersPage'

const done = testOrder({
  ID: 213,
  ORDER_NUMBER: '48213',
  STATUS: { STATUS_CODE: 'completed', STATUS_NAME: '' },
  CREATE_DATE: '2025-03-05T09:00:00.000Z',
  POSITION_COUNT: 1,
  IS_PICKUP: 'Y',
})
const { server, data, lists, actions, countReads } = cabinetApi()
beforeEach(() => {
  data.orders = [testOrder(), done]
})

const PATH = '/cabinet/orders'
const broken = () => HttpResponse.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 500 })
const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: `№ ${number}` })).closest('tr')
  if (!row) throw new Error('no row')
  return row
}

test('[CAB-002] the list is titled «Мои заказы»', async () => {
  renderPage(PATH)
  expect(screen.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeInTheDocument()
  expect(await rowOf('48390')).toBeInTheDocument()
  expect(head()).toEqual({ title: 'Мои заказы', robots: 'noindex' })
})

test('the orders are for clients: a guest is sent home, and the list is not asked for', async () => {
  const { url } = renderPage(PATH, { cookies: {}, personal: { ID: null } })
  await waitFor(() => expect(url()).toBe('/'))
  expect(lists()).toEqual([])
})

test('[CAB-028, KERN-032] a row has number, status, date, count with its plural form and sum', async () => {
  renderPage(PATH)
  const row = await rowOf('48390')
  for (const text of ['В работе', '14 октября 2025', '22 товара', 'По счёту', 'Доставка'])
    expect(within(row).getByText(text)).toBeInTheDocument()
  expect(row).toHaveTextContent('28 926,60 ₽')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/cabinet/orders/390')
  const second = await rowOf('48213')
  for (const text of ['05 марта 2025', '1 товар', 'Самовывоз'])
    expect(within(second).getByText(text)).toBeInTheDocument()
})

test('arrows go from order to order; a row is one tab stop, → leads to «Повторить»', async () => {
  renderPage(PATH)
  const [first, second] = await screen.findAllByRole('row', { name: /№/ })
  const numberOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link')
  const repeatOf = (row: HTMLElement | undefined) =>
    within(row as HTMLElement).getByRole('button', { name: /Повторить/ })
  numberOf(first).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(repeatOf(first)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(repeatOf(second)).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(repeatOf(first)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{End}')
  expect(screen.getAllByRole('row').at(-1)).toContainElement(document.activeElement as HTMLElement)
})

test('[CAB-030] a status without a name has the label of its code', async () => {
  renderPage(PATH)
  expect(within(await rowOf('48213')).getByText('Выполнен')).toBeInTheDocument()
})

test('[CAB-033] a bonus order shows its sum in «Б»', async () => {
  Object.assign(data, { orders: [testOrder({ IS_LOYALTY: 'Y', POSITION_SUM: 1200 })] })
  renderPage(PATH)
  expect(await rowOf('48390')).toHaveTextContent('1 200 Б')
})

test('[CAB-020, CAB-024] the first load asks for 36 orders by CREATE_DATE, the latest first', async () => {
  renderPage(PATH)
  await rowOf('48390')
  expect(lists()).toEqual([{ limit: '36', offset: '0', sort: 'CREATE_DATE', order: 'DESC' }])
  expect(screen.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'descending')
})

test('[CAB-020, CAB-022] the same column again turns the direction, another starts ascending, both on page 1', async () => {
  renderPage('/cabinet/orders?page=3')
  await rowOf('48390')
  await userEvent.click(screen.getByRole('button', { name: 'Дата' }))
  await waitFor(() =>
    expect(lists().at(-1)).toMatchObject({ sort: 'CREATE_DATE', order: 'ASC', offset: '0' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Дата' }))
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: 'CREATE_DATE', order: 'DESC' }))
  await userEvent.click(screen.getByRole('button', { name: /Сумма/ }))
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: 'POSITION_SUM', order: 'ASC' }))
})

test('[CAB-024, KERN-040] pages ask with offset (page-1)*limit and know the total', async () => {
  Object.assign(data, { count: 84 })
  renderPage('/cabinet/orders?page=3')
  await rowOf('48390')
  expect(lists()).toEqual([expect.objectContaining({ limit: '36', offset: '72' })])
  expect(screen.getByText('73–84 из 84 заказов')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Страница 1' }))
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ offset: '0' }))
})

test('[CAB-022, CAB-024] page sizes are 36, 60, 84 (and 108 in the table); another one leads to page 1', async () => {
  Object.assign(data, { count: 300 })
  renderPage('/cabinet/orders?page=2')
  await rowOf('48390')
  const groups = screen.getAllByRole('radiogroup', { name: 'Заказов на странице', hidden: true })
  const sizes = groups.map((group) => [...group.querySelectorAll('input')].map(({ value }) => value))
  expect(sizes).toEqual([
    ['36', '60', '84', '108'],
    ['36', '60', '84'],
  ])
  await userEvent.click(screen.getAllByRole('radio', { name: '60' })[0] ?? document.body)
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ limit: '60', offset: '0' }))
})

test('[CAB-023] sort and page size are kept in params_orders and used on the next visit', async () => {
  const cookies = clientCookies()
  const { unmount } = renderPage(PATH, { platform: { cookies } })
  await rowOf('48390')
  await userEvent.click(screen.getByRole('button', { name: /Сумма/ }))
  expect(JSON.parse(cookies.get('params_orders') ?? '')).toEqual({
    limit: 36,
    sort: 'POSITION_SUM',
    order: 'ASC',
  })
  unmount()
  renderPage(PATH, { platform: { cookies } })
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: 'POSITION_SUM', order: 'ASC' }))
})

test('a broken cookie or address is as none', async () => {
  const cookies = clientCookies()
  cookies.set('params_orders', '{"limit":5,"sort":"DROP"')
  renderPage('/cabinet/orders?page=-1&limit=7&order=up', { platform: { cookies } })
  await rowOf('48390')
  expect(lists()).toEqual([{ limit: '36', offset: '0', sort: 'CREATE_DATE', order: 'DESC' }])
})

test('[CAB-015, CAB-022] the status filter begins with «Все статусы» and leads to page 1', async () => {
  const { url } = renderPage('/cabinet/orders?page=2')
  await rowOf('48390')
  const filter = screen.getByRole('combobox', { name: 'Статус заказа' })
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Все статусы', 'В работе', 'Выполнен'])
  await userEvent.selectOptions(filter, 'Выполнен')
  await waitFor(() => expect(screen.queryByText('№ 48390')).not.toBeInTheDocument())
  expect(lists().at(-1)).toMatchObject({ status: 'completed', offset: '0' })
  expect(url()).toContain('status=completed')
})

test('[CAB-016] the search finds orders by number, one call after the typing', async () => {
  renderPage(PATH)
  await rowOf('48390')
  await userEvent.type(screen.getByPlaceholderText('Поиск по номеру заказа'), '482')
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ order_number: '482' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '№ 48390' })).not.toBeInTheDocument())
  expect(lists()).toHaveLength(2)
  expect(screen.getByRole('link', { name: '№ 48213' })).toBeInTheDocument()
})

test('[CAB-021] while other rows load the old ones are marked as old', async () => {
  renderPage(PATH)
  await rowOf('48390')
  const answer: { send?: () => void } = {}
  server.use(
    http.get('http://localhost/v3/api/client/order/', async () => {
      await new Promise<void>((resolve) => {
        answer.send = resolve
      })
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Дата' }))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  answer.send?.()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  server.resetHandlers()
})

test('[KERN-018] a list that failed says why and can be tried again', async () => {
  server.use(http.get('http://localhost/v3/api/client/order/', () => broken()))
  renderPage(PATH)
  expect(await screen.findByText('Нет связи с базой')).toBeInTheDocument()
  server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await rowOf('48390')).toBeInTheDocument()
})

test('[CAB-029] without orders the list says so and leads to the catalogue', async () => {
  Object.assign(data, { orders: [] })
  renderPage(PATH)
  expect(await screen.findByText('У вас пока нет заказов')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
})

test('filters that leave nothing can be taken off', async () => {
  renderPage('/cabinet/orders?number=999')
  await userEvent.click(await screen.findByRole('button', { name: 'Показать все заказы' }))
  expect(await rowOf('48390')).toBeInTheDocument()
  expect(screen.getByPlaceholderText('Поиск по номеру заказа')).toHaveValue('')
})

describe('repeat', () => {
  const repeat = async () => {
    await rowOf('48390')
    await userEvent.click(screen.getByRole('button', { name: /^Повторить заказ №\s48390$/ }))
  }

  test.each([
    ['SUCCESS Y is a success notice', succeeded, 'success', 'Товары заказа добавлены в корзину'],
    ['SUCCESS N is a failure notice', rejected, 'error', 'Не удалось повторить заказ'],
    ['a failed call is an error notice', 500, 'error', 'Отказ сервера'],
  ])('[CAB-048] %s; the counts are read again', async (_what, action, kind, text) => {
    Object.assign(data, { action })
    const { kernel } = renderPage(PATH)
    const changed = jest.fn()
    kernel.bus.on('basket:changed', changed)
    await repeat()
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 22, SUM: 28_476.6 }))
    expect(actions()).toEqual([{ action: 'copy', order_id: '390' }])
    expect(kernel.notices.current()).toEqual([expect.objectContaining({ kind, text })])
    expect(countReads()).toBe(1)
  })

  test('a bonus order goes back into the bonus basket', async () => {
    Object.assign(data, { orders: [testOrder({ IS_LOYALTY: 'Y' })] })
    const { kernel } = renderPage(PATH)
    const changed = jest.fn()
    kernel.bus.on('basket:changed', changed)
    await repeat()
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ basket: 'loyalty', CNT: 1, SUM: 50 }))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('[CAB-014] a client who may not order has no repeat and no orders entry in the menu', async () => {
    renderPage(PATH, { personal: { CLIENT_ALLOW_TO_ORDER: 'N' } })
    await rowOf('48390')
    expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Заказы' })).not.toBeInTheDocument()
  })
})

test('the menu has the pages that exist, and the way out', async () => {
  renderPage(PATH)
  const menu = within(screen.getByRole('navigation', { name: 'Личный кабинет' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Заказы'])
  expect(menu.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page')
  expect(menu.getByRole('button', { name: 'Выйти' })).toBeInTheDocument()
  await rowOf('48390')
})
