import { screen } from '@testing-library/react'
import { basketApi } from '../../testing/basket-api'
import { renderSlot } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data: state } = basketApi()

const ZONES = [
  { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 390 },
  { ID: 2, NAME: 'Область', DESCRIPTION: '', MIN_SUM: 20000, DELIVERY_PRICE: 900 },
]
const renderBar = (cookies: Record<string, string> = {}) =>
  renderSlot(
    'page.orderBar',
    {},
    { cookies, shop: { DELIVERY_ZONE: ZONES, MIN_SUM: 10000, MIN_ORDER_SUM: 3000 } },
  )

test('the bar shows the count, the sum and what is missing to the minimum order', async () => {
  state.rows.main = testRows(2)
  state.info = { orderMinSum: 3000 }
  renderBar()
  expect(await screen.findByText('2 000,00 ₽', { exact: false })).toBeVisible()
  const bar = screen.getByRole('region', { name: 'Заказ' })
  expect(bar).toHaveTextContent('В заказе 2 товара')
  expect(bar).toHaveTextContent('До минимального заказа осталось 1 000,00 ₽')
  expect(screen.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/basket')
})

test.each([
  ['of the shop', {}, '6 000,00'],
  ['of the remembered zone', { deliveryZoneId: '2' }, '16 000,00'],
])('the threshold of free delivery is that %s', async (_whose, cookies, missing) => {
  state.rows.main = testRows(4)
  renderBar(cookies)
  expect(await screen.findByText(/До бесплатной доставки/)).toHaveTextContent(
    `До бесплатной доставки ${missing} ₽`,
  )
})

test('with pick-up chosen nothing is said of free delivery', async () => {
  state.rows.main = testRows(4)
  renderBar({ deliveryType: '1' })
  expect(await screen.findByText('4 000,00 ₽', { exact: false })).toBeVisible()
  expect(screen.queryByText(/До бесплатной доставки/)).toBeNull()
})
