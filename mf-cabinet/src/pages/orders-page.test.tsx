import { customerCookies } from '@prilavok/shared-kernel/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { keys } from '../api/keys'
import { cabinetApi } from '../testing/cabinet-api'
import { renderPage } from '../testing/render-page'
import { emptyList, testOrder } from '../testing/test-order'
import { head } from './OrdersPage'

const done = testOrder({
  ID: 213,
  ORDER_NUMBER: '48213',
  STATUS: { STATUS_CODE: 'completed', STATUS_NAME: '' },
  CREATE_DATE: '2025-03-05T09:00:00.000Z',
  POSITION_COUNT: 1,
  IS_PICKUP: 'Y',
})
const { server, data, lists, intercept } = cabinetApi()
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

test('the orders are for customers: a visitor is sent home, and the list is not asked for', async () => {
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

test('[CAB-030] a status without a name has the label of its code', async () => {
  const labels = {
    sent: 'Отправлен',
    'in-progress': 'В работе',
    completed: 'Выполнен',
    canceled: 'Отменён',
    'online-not-paid': 'Не оплачен',
    'online-to-payment': 'К оплате',
    'online-paid': 'Оплачен',
    'online-canceled': 'Оплата отменена',
    'online-processing': 'Оплата обрабатывается',
  } as const
  const codes = Object.keys(labels) as (keyof typeof labels)[]
  data.orders = codes.map((STATUS_CODE, index) =>
    testOrder({ ID: index + 1, ORDER_NUMBER: String(index + 1), STATUS: { STATUS_CODE, STATUS_NAME: '' } }),
  )
  renderPage(PATH)
  for (const [index, code] of codes.entries())
    expect(within(await rowOf(String(index + 1))).getByText(labels[code])).toBeInTheDocument()
})

test('[CAB-030] the name that the API gives a status goes before the label of its code', async () => {
  data.orders = [testOrder({ STATUS: { STATUS_CODE: 'sent', STATUS_NAME: 'Ждёт сборки' } })]
  renderPage(PATH)
  const row = within(await rowOf('48390'))
  expect(row.getByText('Ждёт сборки')).toBeInTheDocument()
  expect(row.queryByText('Отправлен')).not.toBeInTheDocument()
})

test('[CAB-028] a sum says its currency where the header of the table says another', async () => {
  data.orders = [
    testOrder({ IS_LOYALTY: 'Y', POSITION_SUM: 1200 }),
    testOrder({ ID: 2, ORDER_NUMBER: '2', CURRENCY: 'KZT', POSITION_SUM: 500 }),
  ]
  renderPage(PATH)
  expect(within(await rowOf('48390')).getByText('1 200 Б')).toBeInTheDocument()
  expect(within(await rowOf('2')).getByText('500,00 KZT')).toBeInTheDocument()
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
  for (const [title, sort] of [
    ['Заказ', 'ORDER_NUMBER'],
    ['Статус', 'STATUS'],
    ['Товары', 'POSITION_COUNT'],
    [/^Сумма/, 'POSITION_SUM'],
  ] as const)
    for (const [order, direction] of [
      ['ASC', 'ascending'],
      ['DESC', 'descending'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: title }))
      await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort, order, offset: '0' }))
      expect(screen.getByRole('columnheader', { name: title })).toHaveAttribute('aria-sort', direction)
    }
  expect(screen.getByRole('columnheader', { name: 'Дата' })).not.toHaveAttribute('aria-sort')
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
  const sizes = groups.map((group) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio', { hidden: true })
      .map(({ value }) => value),
  )
  expect(sizes).toEqual([
    ['36', '60', '84', '108'],
    ['36', '60', '84'],
  ])
  for (const limit of ['60', '84', '108', '36']) {
    await userEvent.click(screen.getAllByRole('radio', { name: limit })[0] ?? document.body)
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ limit, offset: '0' }))
  }
})

test('a page size of the table is marked on narrow screens, too', async () => {
  Object.assign(data, { count: 300 })
  renderPage('/cabinet/orders?limit=108')
  await rowOf('48390')
  for (const group of screen.getAllByRole('radiogroup', { name: 'Заказов на странице', hidden: true }))
    expect(within(group).getByRole('radio', { name: '108', hidden: true })).toBeChecked()
})

test('[CAB-023] sort and page size are saved in params_orders and used on the next visit', async () => {
  data.count = 300
  const cookies = customerCookies()
  const { unmount } = renderPage(PATH, { platform: { cookies } })
  await rowOf('48390')
  await userEvent.click(screen.getByRole('button', { name: /Сумма/ }))
  await userEvent.click(screen.getAllByRole('radio', { name: '60' })[0] ?? document.body)
  expect(JSON.parse(cookies.get('params_orders') ?? '')).toEqual({
    limit: 60,
    sort: 'POSITION_SUM',
    order: 'ASC',
  })
  unmount()
  renderPage(PATH, { platform: { cookies } })
  await waitFor(() =>
    expect(lists().at(-1)).toEqual({ limit: '60', offset: '0', sort: 'POSITION_SUM', order: 'ASC' }),
  )
})

test('a broken cookie or address is as none', async () => {
  const cookies = customerCookies()
  cookies.set('params_orders', '{"limit":5,"sort":"DROP"')
  const days = 'from=2026-02-31&to=yesterday'
  renderPage(`/cabinet/orders?page=-1&limit=7&order=up&${days}`, { platform: { cookies } })
  await rowOf('48390')
  expect(lists()).toEqual([{ limit: '36', offset: '0', sort: 'CREATE_DATE', order: 'DESC' }])
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
      const other = testOrder({ ID: 9, ORDER_NUMBER: '9' })
      return HttpResponse.json({ ...emptyList, ITEMS: [other], NAV: { ...emptyList.NAV, CNT: 1 } })
    }),
  )
  const table = () => screen.getByRole('table')
  const [, rows] = screen.getAllByRole('rowgroup')
  expect(table()).not.toHaveAttribute('aria-busy')
  expect(rows).not.toHaveStyle({ opacity: 0.5 })
  await userEvent.click(screen.getByRole('button', { name: 'Дата' }))
  await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'true'))
  expect(rows).toHaveStyle({ opacity: 0.5 })
  expect(await rowOf('48390')).toBeVisible()
  await waitFor(() => expect(answer.send).toBeDefined())
  answer.send?.()
  expect(await rowOf('9')).toBeVisible()
  expect(screen.queryByRole('link', { name: /48390/ })).not.toBeInTheDocument()
  expect(table()).not.toHaveAttribute('aria-busy')
  expect(rows).not.toHaveStyle({ opacity: 0.5 })
  server.resetHandlers()
})

test('orders that are there stay when reading them again fails', async () => {
  const { kernel } = renderPage(PATH)
  await rowOf('48390')
  intercept(() => broken())
  await kernel.query.invalidateQueries({ queryKey: keys.orders })
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(await rowOf('48390')).toBeInTheDocument()
})

test('a page past the last one says so and leads to the first', async () => {
  Object.assign(data, { count: 84 })
  intercept(({ path, query }) =>
    path === '/v3/api/client/order/' && query.get('offset') !== '0'
      ? { ...emptyList, NAV: { ...emptyList.NAV, CNT: 84 } }
      : undefined,
  )
  renderPage('/cabinet/orders?page=9')
  expect(await screen.findByText('На этой странице заказов нет')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'К первой странице' }))
  expect(await rowOf('48390')).toBeInTheDocument()
})

test('[CAB-029] without orders the list says so and leads to the catalogue', async () => {
  Object.assign(data, { orders: [] })
  renderPage(PATH)
  expect(await screen.findByText('У вас пока нет заказов')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
})

test('[CAB-014] the menu has orders for a customer who may order; one who may not has neither them nor repeat', async () => {
  renderPage(PATH, { personal: { CLIENT_ALLOW_TO_ORDER: 'Y' } })
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', PATH)
  cleanup()
  renderPage(PATH, { personal: { CLIENT_ALLOW_TO_ORDER: 'N' } })
  await rowOf('48390')
  expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Заказы' })).not.toBeInTheDocument()
})

test('the menu has the pages that exist, and the way out', async () => {
  renderPage(PATH)
  const menu = within(screen.getByRole('navigation', { name: 'Личный кабинет' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Заказы', 'Настройки'])
  expect(menu.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page')
  expect(menu.getByRole('button', { name: 'Выйти' })).toBeInTheDocument()
  await rowOf('48390')
  cleanup()
  renderPage(`${PATH}/390`)
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'true')
})
