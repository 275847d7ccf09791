import type { BoughtProduct } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, testCustomer, testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage, renderSlot } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

describe('free-delivery', () => {
  const { data: state, called } = basketApi()

  const bought = (ID: number, NAME: string, PRICE: number, USUAL_QUANTITY = 3): BoughtProduct => ({
    ...testProduct({ ID, NAME, PRICE, REMAIN: 100, UP_MULTIPLICITY: { MIN: 1, STEP: 1 } }),
    ORDER_CNT: 2,
    USUAL_QUANTITY,
  })
  const panel = () =>
    screen.findByRole('region', { name: 'Добрать до бесплатной доставки' }, { timeout: 4000 })
  const delivered = { deliveryType: '2', deliveryZoneId: '1' }

  /** Free from 5 000, in the basket are 4 000. */
  beforeEach(() => {
    state.rows.main = testRows(4)
    state.personal = testCustomer()
    state.info = { minSum: 5000 }
    state.bought = [bought(50, 'Бумага', 400), bought(51, 'Папка', 350), bought(1, 'Товар 1', 1000)]
    state.catalogue = state.bought.map((product) => testRow({ ...product, QUANTITY: 3 }))
  })

  test("one key adds the buyer's own product that fills the gap best; the panel goes, and undo brings it back", async () => {
    const { kernel } = renderPage('/basket', { cookies: { ...LOGGED_IN, ...delivered } })
    expect(await panel()).toHaveTextContent(/Из того, что вы уже заказывали.*Папка3.шт. × 350,00.₽/)
    expect(await panel()).toHaveTextContent(/1.050,00.₽, на.50,00.₽ больше, чем нужно/)
    expect(called('marks/carousel')).toEqual([])
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(called('POST')).toEqual([expect.stringContaining('products[51]=3')]))
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Добрать/ })).toBeNull())
    await screen.findByRole('listitem', { name: 'Папка' })
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    act(() => void kernel.basket.undo())
    expect(await panel()).toHaveTextContent('Папка')
  })

  test('another one is a press away', async () => {
    renderPage('/basket', { cookies: { ...LOGGED_IN, ...delivered } })
    const place = within(await panel())
    await userEvent.click(place.getByRole('button', { name: 'Другие варианты' }))
    await userEvent.click(place.getByRole('button', { name: /^Добрать: Бумага/ }))
    await waitFor(() => expect(called('POST')).toEqual([expect.stringContaining('products[50]=3')]))
  })

  test('a visitor is offered what the shop sells most', async () => {
    state.personal = { ID: null }
    state.bestSellers = [testProduct({ ID: 60, NAME: 'Скрепки', PRICE: 1000, REMAIN: 9 })]
    renderPage('/basket', { cookies: delivered })
    expect(await panel()).toHaveTextContent(/Из того, что чаще всего заказывают.*Скрепки/)
    expect(await panel()).toHaveTextContent(/1.000,00.₽, ровно столько, сколько нужно/)
    expect(called('client/bought')).toEqual([])
  })

  test.each([
    ['with pick-up chosen', { deliveryType: '1' }, 4],
    ['once the sum is reached', delivered, 5],
  ])('%s nothing is asked for and nothing is shown', async (_when, cookies, rows) => {
    state.rows.main = testRows(rows)
    renderPage('/basket', { cookies: { ...LOGGED_IN, ...cookies } })
    await screen.findByRole('complementary', { name: 'Заказ' })
    await waitFor(() => expect(called('giftsum')).toHaveLength(1))
    expect(called('client/bought')).toEqual([])
    expect(screen.queryByRole('region', { name: /^Добрать/ })).toBeNull()
  })

  test('it aims at the sum of the zone, and waits until one is chosen', async () => {
    renderPage('/basket', { cookies: LOGGED_IN })
    const zones = await screen.findByRole('combobox', { name: 'Получение' })
    expect(screen.queryByRole('region', { name: /^Добрать/ })).toBeNull()
    await userEvent.selectOptions(zones, 'Доставка: В пределах города')
    expect(await panel()).toHaveTextContent(/1.050,00.₽, на.50,00.₽ больше, чем нужно/)
  })
})

describe('OrderBar', () => {
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
})
