import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderPage, renderSlot } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

const { data: state, called } = basketApi()

const link = () => screen.findByRole('link', { name: /^Корзина/ })
const popover = () => screen.findByRole('region', { name: 'Корзина' })

test('an empty basket says so and opens nothing', async () => {
  renderSlot('header.basket', {})
  expect(await link()).toHaveTextContent('Корзинапусто')
  await userEvent.hover(await link())
  await userEvent.click(await link())
  expect(screen.queryByRole('region')).toBeNull()
})

test('the button shows how many products there are and their sum', async () => {
  state.rows.main = [...testRows(2), testRow({ ID: 3, REMAIN: 0 })]
  renderSlot('header.basket', {})
  await waitFor(async () => expect(await link()).toHaveTextContent('2 000,00 ₽2 товара'))
})

test.each([
  [1, '1 товар на сумму1 000,00 ₽'],
  [2, '2 товара на сумму2 000,00 ₽'],
  [5, '5 товаров на сумму5 000,00 ₽'],
])('[BAS-012] %i products are counted in their plural form, with their sum', async (count, total) => {
  state.rows.main = testRows(count)
  renderSlot('header.basket', {})
  await screen.findByText(`${count} 000,00 ₽`)
  await userEvent.hover(await link())
  expect(await popover()).toHaveTextContent(total)
})

test('[BAS-019] the mini basket shows the five latest products, the rest as a number, and the sum', async () => {
  state.rows.main = testRows(8)
  renderSlot('header.basket', {})
  await screen.findByText('8 000,00 ₽')
  expect(called('/get/')).toEqual([])
  await userEvent.hover(await link())
  const rows = within(await popover())
  expect(await rows.findAllByRole('listitem')).toHaveLength(5)
  expect(called('/get/')).toEqual([
    'GET /v4/api/client/basket/main/get/?limit=5&sort=BASKET_CREATE_DATE&order=DESC',
  ])
  expect(rows.getByText('и ещё 3 товара')).toBeVisible()
  expect(await popover()).toHaveTextContent('8 товаров на сумму8 000,00 ₽')
  expect(rows.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/basket/ordering')
})

test('[BAS-020] the sum tells what of it counts for free delivery, and the points that an order earns', async () => {
  const excluded = { CODE: 'delivery-exclude', TITLE: '', COLOR: '', PREDEFINED: 'Y' as const }
  state.rows.main = testRows(5).map((row, index) => (index < 2 ? { ...row, MARKS: [excluded] } : row))
  state.personal = testCustomer({ LOYALTY: 'Y' })
  renderSlot('header.basket', {}, { cookies: LOGGED_IN })
  await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
  expect(await popover()).toHaveTextContent('5 товаров на сумму5 000,00 ₽Баллов за заказ+50 Б')
  expect(await popover()).toHaveTextContent(
    'До бесплатной доставки 7 000,00 ₽Для бесплатной доставки считаем 3 из 5 товаров',
  )
})

test('below the minimum order the way to the form is closed, and says what is missing', async () => {
  state.rows.main = testRows(2)
  state.info = { orderMinSum: 3000 }
  renderSlot('header.basket', {})
  await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
  const button = within(await popover()).getByRole('button', { name: 'Оформить заказ' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/^До минимального заказа осталось 1.000,00.₽$/)
})

test.each([
  ['N', 'stops an order'],
  ['Y', 'is a hint'],
] as const)(
  "[BAS-046] a minimum that has changed since the shop's data came counts, with NO_CHECK_ORDER_SUM = %s it %s",
  async (NO_CHECK_ORDER_SUM, _what) => {
    state.rows.main = testRows(4)
    state.info = { orderMinSum: 5000, NO_CHECK_ORDER_SUM }
    const shop = { MIN_ORDER_SUM: 3000, NO_CHECK_ORDER_SUM: 'N' } as const
    const { unmount } = renderSlot('header.basket', {}, { shop })
    await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
    expect(await popover()).toHaveTextContent(/До минимального заказа осталось 1.000,00.₽/)
    const isOffered = (place: HTMLElement) =>
      within(place).queryByRole('link', { name: 'Оформить заказ' }) !== null
    expect(isOffered(await popover())).toBe(NO_CHECK_ORDER_SUM === 'Y')
    unmount()
    renderPage('/basket', { shop })
    const aside = await screen.findByRole('complementary', { name: 'Заказ' })
    expect(aside).toHaveTextContent(/До минимального заказа осталось 1.000,00.₽/)
    expect(isOffered(aside)).toBe(NO_CHECK_ORDER_SUM === 'Y')
  },
)

test('a customer who may not order reads it in the mini basket', async () => {
  state.rows.main = testRows(5)
  state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
  renderSlot('header.basket', {}, { cookies: LOGGED_IN })
  await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
  await waitFor(async () =>
    expect(
      within(await popover()).getByRole('button', { name: 'Оформить заказ' }),
    ).toHaveAccessibleDescription(
      'Вы не можете отправлять заказы. Поставщик ограничил доступ к отправке заказа.',
    ),
  )
})

test('a product is taken out from the keyboard, the next one has the focus, and undo brings it back', async () => {
  state.rows.main = testRows(3)
  const { kernel } = renderSlot('header.basket', {})
  await userEvent.hover(await screen.findByRole('link', { name: /^Корзина: / }))
  const rows = within(await popover())
  ;(await rows.findByRole('button', { name: 'Удалить: Товар 2' })).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(rows.getByRole('button', { name: 'Удалить: Товар 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(rows.queryByRole('link', { name: 'Товар 1' })).toBeNull()
  expect(rows.getByRole('button', { name: 'Удалить: Товар 2' })).toHaveFocus()
  expect(await popover()).toHaveTextContent('2 товара на сумму2 000,00 ₽')
  await waitFor(() => expect(called('POST')).toEqual(['POST /v3/api/client/basket/ products[1]=0&delete=Y']))
  await waitFor(() => expect(state.rows.main).toHaveLength(2))
  act(() => void kernel.basket.undo())
  expect(await rows.findByRole('link', { name: 'Товар 1' })).toBeVisible()
})

test('Enter opens the mini basket, Esc closes it and leaves the focus on the button', async () => {
  state.rows.main = testRows(1)
  renderSlot('header.basket', {})
  await screen.findByText('1 000,00 ₽')
  const button = await link()
  button.focus()
  fireEvent.click(button, { detail: 0 })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  within(await popover())
    .getByRole('link', { name: 'Перейти в корзину' })
    .focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(button).toHaveFocus()
})

test('a mini basket that cannot be loaded offers to try again', async () => {
  state.rows.main = testRows(1)
  state.loadStatus = 503
  renderSlot('header.basket', {})
  await screen.findByText('1 000,00 ₽')
  await userEvent.hover(await link())
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить корзину. Отказ сервера')
  state.loadStatus = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await within(await popover()).findAllByRole('listitem')).toHaveLength(1)
})

test('[BAS-003] on the page of the bonus basket the header shows that one, and leads to it', async () => {
  state.rows.main = testRows(2)
  state.rows.loyalty = [testRow({ ID: 5, SUM: 400 })]
  state.personal = testCustomer({ LOYALTY: 'Y' })
  const { unmount } = renderSlot('header.basket', {}, { cookies: LOGGED_IN, path: '/basket?type=loyalty' })
  const bonus = await screen.findByRole('link', { name: /^Бонусная корзина: .*400.Б\s*1.товар/ })
  expect(bonus).toHaveAttribute('href', '/basket?type=loyalty')
  unmount()
  renderSlot('header.basket', {}, { cookies: LOGGED_IN, path: '/basket' })
  expect(await screen.findByRole('link', { name: /^Корзина: .*2.000,00.₽\s*2.товара/ })).toHaveAttribute(
    'href',
    '/basket',
  )
})
