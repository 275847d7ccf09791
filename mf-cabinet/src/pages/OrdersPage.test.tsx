/** @jest-environment-options {"styles": true} */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
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

test('a page past the last one says so and leads to the first', async () => {
  Object.assign(data, { count: 84 })
  intercept(({ path, query }) =>
    path === '/v3/api/client/order/' && query.get('offset') !== '0'
      ? { ...emptyList, NAV: { ...emptyList.NAV, CNT: 84 } }
      : undefined,
  )
  renderPage('/cabinet/orders?page=9')
  expect(await screen.findByText('На этой странице заказов нет')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^К\sпервой странице$/ }))
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
