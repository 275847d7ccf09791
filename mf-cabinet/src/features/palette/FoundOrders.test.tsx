import { LOGGED_IN } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPalette } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'

const { data, lists, intercept } = cabinetApi()
const show = (options = {}) =>
  renderPalette(['palette.orders'], { cookies: LOGGED_IN, personal: {}, ...options })
const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text)

test('an order has number, day of the shop, goods, status and its page', async () => {
  data.orders = [testOrder({ CREATE_DATE: '2025-10-14T22:00:00.000Z', POSITION_COUNT: 1 })]
  const { url } = show({ shop: { TIME_ZONE: 'Europe/Moscow' } })
  const row = await screen.findByRole('row', { name: /Заказ №\s48390, 15 октября 2025, 1\sтовар/ })
  expect(row).toHaveTextContent('В работе')
  expect(screen.getByRole('rowgroup', { name: 'Последний заказ' })).toContainElement(row)
  await userEvent.click(screen.getByText(/Заказ №/))
  expect(url()).toBe('/cabinet/orders/390')
})

test('what is typed finds up to three, asked for together, under a title of their own', async () => {
  data.orders = [1, 2, 3, 4].map((ID) => testOrder({ ID, ORDER_NUMBER: `5000${ID}` }))
  show()
  await screen.findByRole('row')
  await type('заказ 5')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(screen.getByRole('rowgroup', { name: 'Заказы' })).toBeVisible()
  expect(lists().map(({ limit, order_number }) => [limit, order_number])).toEqual([
    ['1', undefined],
    ['3', '5'],
  ])
})

test('a number that nobody has leaves nothing there', async () => {
  show()
  await screen.findByRole('row')
  await type('777')
  await waitFor(() => expect(screen.queryByRole('rowgroup')).not.toBeInTheDocument())
})

test('that the last one has not come is not told', async () => {
  intercept(() => 500)
  const { kernel } = show()
  await waitFor(() => expect(lists()).toHaveLength(1))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(screen.queryByRole('rowgroup')).not.toBeInTheDocument()
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
})

test('that what was typed has not come is told in its place', async () => {
  show()
  await screen.findByRole('row')
  intercept(() => 500)
  await type('483')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible()
})
