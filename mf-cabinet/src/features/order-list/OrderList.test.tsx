import { customerCookies } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { emptyList, testOrder } from '../../testing/test-order'

const { data, lists, intercept } = cabinetApi()

const PATH = '/cabinet/orders'
const loaded = () => screen.findByRole('link', { name: /48390/ })

test('[CAB-020, CAB-024] the first load asks for 36 orders by CREATE_DATE, the latest first', async () => {
  renderPage(PATH)
  await loaded()
  expect(lists()).toEqual([{ limit: '36', offset: '0', sort: 'CREATE_DATE', order: 'DESC' }])
  expect(screen.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'descending')
})

test('[CAB-020, CAB-022] the same column again turns the direction, another starts ascending, both on page 1', async () => {
  renderPage('/cabinet/orders?page=3')
  await loaded()
  await userEvent.click(screen.getByRole('button', { name: 'Дата' }))
  await waitFor(() =>
    expect(lists().at(-1)).toMatchObject({ sort: 'CREATE_DATE', order: 'ASC', offset: '0' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Дата' }))
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: 'CREATE_DATE', order: 'DESC' }))
  for (const [order, direction] of [
    ['ASC', 'ascending'],
    ['DESC', 'descending'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: /^Сумма/ }))
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort: 'POSITION_SUM', order, offset: '0' }))
    expect(screen.getByRole('columnheader', { name: /^Сумма/ })).toHaveAttribute('aria-sort', direction)
  }
  expect(screen.getByRole('columnheader', { name: 'Дата' })).not.toHaveAttribute('aria-sort')
})

test('[CAB-020, CAB-022] where no header is shown, as on phones, one control sorts by every column in both directions', async () => {
  data.orders = [testOrder(), testOrder({ ID: 7, ORDER_NUMBER: '00107' })]
  renderPage('/cabinet/orders?page=3')
  await loaded()
  const control = screen.getByRole('combobox', { name: 'Сортировка заказов', hidden: true })
  expect(control).toHaveDisplayValue('Дата, сначала новые')
  const sorts = ['CREATE_DATE', 'ORDER_NUMBER', 'STATUS', 'POSITION_COUNT', 'POSITION_SUM']
  const values = within(control)
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .map(({ value }) => value)
  expect(values).toEqual(sorts.flatMap((sort) => [`${sort} ASC`, `${sort} DESC`]))
  for (const value of ['ORDER_NUMBER ASC', 'STATUS DESC']) {
    const [sort, order] = value.split(' ')
    await userEvent.selectOptions(control, value)
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ sort, order, offset: '0' }))
    expect(control).toHaveValue(value)
  }
})

test('[CAB-024, KERN-040] pages ask with offset (page-1)*limit and know the total', async () => {
  Object.assign(data, { count: 84 })
  renderPage('/cabinet/orders?page=3')
  await loaded()
  expect(lists()).toEqual([expect.objectContaining({ limit: '36', offset: '72' })])
  expect(screen.getByText('73–84 из 84 заказов')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Страница 1' }))
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ offset: '0' }))
})

test('[CAB-022, CAB-024] page sizes are 36, 60, 84 (and 108 in the table); another one leads to page 1', async () => {
  Object.assign(data, { count: 300 })
  renderPage('/cabinet/orders?page=2')
  await loaded()
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
  for (const limit of ['60', '108']) {
    await userEvent.click(screen.getAllByRole('radio', { name: limit })[0] ?? document.body)
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ limit, offset: '0' }))
  }
})

test('[CAB-023] sort and page size are saved in params_orders and used on the next visit', async () => {
  data.count = 300
  const cookies = customerCookies()
  const { unmount } = renderPage(PATH, { platform: { cookies } })
  await loaded()
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

test('orders are chosen on the page that they stand on; filters are no steps of the way back', async () => {
  data.count = 84
  const { url, go } = renderPage(PATH)
  await loaded()
  go(`${PATH}?page=2&limit=36`)
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ offset: '36' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Сравнить заказы' }))
  expect(Object.fromEntries(new URLSearchParams(url().split('?')[1]))).toMatchObject({
    page: '2',
    compare: '',
  })
  await userEvent.click(screen.getByRole('button', { name: /Сумма/ }))
  expect(Object.fromEntries(new URLSearchParams(url().split('?')[1]))).toMatchObject({
    ...{ sort: 'POSITION_SUM', compare: '' },
  })
  expect(url()).not.toContain('page=')
  go(-1)
  await waitFor(() => expect(url()).toBe(PATH))
})

test('a list that filters narrow says how many orders are left; one without filters does not', async () => {
  data.orders = [testOrder(), testOrder({ ID: 7, ORDER_NUMBER: '00107' })]
  renderPage(PATH)
  await loaded()
  expect(screen.queryByText(/^Найдено/)).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), '483')
  expect(await screen.findByText('Найдено заказов: 1')).toBeInTheDocument()
})

test('when the orders of a filter could not be loaded, all filters keep what they offer', async () => {
  data.entities = {
    ORDER_USER: [1, 2].map((ID) => ({
      ID,
      NAME: `Сотрудник ${ID}`,
      EMAIL: `${ID}@vektor.example`,
      PHONE: '',
    })),
  }
  renderPage(PATH)
  await loaded()
  intercept(({ path }) => (path === '/v3/api/client/order/' ? 500 : undefined))
  const status = screen.getByRole('combobox', { name: 'Статус заказа' })
  await userEvent.selectOptions(status, 'Выполнен')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeInTheDocument()
  expect(status).toHaveDisplayValue('Выполнен')
  expect(within(status).getByRole('option', { name: 'В работе' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Кто заказал' })).toBeInTheDocument()
  intercept(() => undefined)
  await userEvent.selectOptions(status, 'Все статусы')
  expect(await loaded()).toBeInTheDocument()
})

test('[CAB-030] statuses are offered as in the life of an order, in whatever order the API names them', async () => {
  intercept(({ path }) =>
    path === '/v3/api/client/order/'
      ? {
          ...emptyList,
          ORDER_STATUS: ['canceled', 'own', 'completed', 'online-paid', 'in-progress', 'sent'].map(
            (code) => ({
              ...{ STATUS_CODE: code, STATUS_NAME: code },
            }),
          ),
        }
      : undefined,
  )
  renderPage(PATH)
  await screen.findByText('У вас пока нет заказов')
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Статус заказа' })
  expect([...status.options].map(({ value }) => value)).toEqual([
    ...['', 'sent', 'online-paid', 'in-progress', 'completed', 'canceled', 'own'],
  ])
})

test('each value of a row has its name beside it, which a phone shows instead of the header', async () => {
  renderPage(PATH)
  const row = (await loaded()).closest('tr')
  expect(row?.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'Дата14 октября 2025В работеОплатаПо счётуПолучениеДоставкаТовары22 товараСумма28 926,60',
  )
})
