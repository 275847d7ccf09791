import { queryKeys } from '@prilavok/shared-kernel/queries'
import { catchWindows, LOGGED_IN, testCustomer, testOrder, testStore } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testAddress, testRow, testRows } from '../../testing/test-rows'
import { noteSentOrder } from './sent-orders'

const { data: state, called, intercept } = basketApi()

const PATH = '/basket/ordering'
const BONUS = `${PATH}?type=loyalty`
const order = () => screen.getByRole('complementary', { name: 'Ваш заказ' })
const created = () => called('/create/')

/** Answers to changes and orders wait until it is called. */
function holdAnswers(): () => void {
  const held = { answer: () => undefined as unknown }
  state.gate = new Promise((resolve) => {
    held.answer = () => resolve(undefined)
  })
  return () => held.answer()
}
const open = async (path = PATH, options: Parameters<typeof renderPage>[1] = {}) => {
  const rendered = renderPage(path, { cookies: LOGGED_IN, personal: state.personal, ...options })
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return rendered
}

beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
})

test('a change of the basket that is on its way is awaited: until then nothing is sent', async () => {
  const answer = holdAnswers()
  const { kernel } = await open()
  await giveConsents()
  act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 10 }, 20, 'now'))
  await waitFor(() => expect(called('/replace/')).toHaveLength(1))
  const button = await screen.findByRole('button', { name: /Подтвердить|Отправить/ })
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAccessibleName(/^(Подтвердить|Отправить)/)
  await userEvent.click(button)
  expect(created()).toEqual([])
  answer()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Подтвердить|Отправить/ })).not.toHaveAttribute('aria-busy'),
  )
})

test('one that waits for a connection stops the order, and says so', async () => {
  const { kernel } = await open()
  expect(screen.queryByText(/Изменения корзины ещё не отправлены/)).toBeNull()
  state.status = 0
  act(() => kernel.basket.set('main', { ID: 1, NAME: 'Товар 1', held: 10 }, 20, 'now'))
  expect(await screen.findByText(/Изменения корзины ещё не отправлены/)).toBeVisible()
  const button = screen.getByRole('button', { name: /Подтвердить|Отправить/ })
  expect(button).toBeDisabled()
  expect(button).not.toHaveAttribute('aria-busy')
})

test('while it is not known what became of an earlier order nothing is sent', async () => {
  const tab = { session: testStore() }
  const first = await open(PATH, { platform: tab })
  noteSentOrder(first.kernel, 'main', { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 5 })
  first.unmount()
  const held = { answer: () => undefined as unknown }
  const answered = new Promise((resolve) => {
    held.answer = () => resolve(undefined)
  })
  intercept(async ({ body }) => {
    if (body.has('only_made')) await answered
    return undefined
  })
  await open(PATH, { platform: tab })
  await waitFor(() => expect(sendButton()).toHaveAttribute('aria-busy', 'true'))
  expect(sendButton()).toHaveAccessibleName('Отправить заказ')
  held.answer()
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy'))
  expect(screen.getByText(/Ответ на\sпрошлую отправку не\sпришёл/)).toBeVisible()
})

test('of an empty basket the button says why it sends nothing', async () => {
  const { kernel } = await open()
  state.rows.main = []
  await act(() => kernel.query.refetchQueries({ queryKey: queryKeys.basketRows }))
  await waitFor(() => expect(sendButton()).toBeDisabled())
  expect(sendButton()).toHaveAccessibleDescription('В корзине нет товаров, которые можно заказать')
  expect(screen.queryByRole('region', { name: /Пока вы оформляли заказ/ })).toBeNull()
})

describe('a login that sending has led to', () => {
  const LOGGED = /^Вы вошли\. Заказ ещё не\sотправлен/
  const askAndLogIn = async () => {
    state.personal = { ID: null }
    const rendered = await open(PATH, { cookies: {} })
    const prompted = jest.fn()
    rendered.kernel.bus.on('session:prompted', prompted)
    await userEvent.click(sendButton())
    expect(prompted).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(LOGGED)).toBeNull()
    state.personal = testCustomer()
    rendered.kernel.platform.cookies.set('has_refresh_token', 'Y')
    act(() => rendered.kernel.bus.emit('session:changed', { state: 'customer' }))
    await screen.findByText(LOGGED)
    return rendered
  }

  test('says that the order is still to be sent, until it is', async () => {
    const { url } = await askAndLogIn()
    expect(screen.getByText(LOGGED).closest('[role="status"]')).not.toBeNull()
    await giveConsents()
    const answer = holdAnswers()
    await userEvent.click(sendButton())
    await screen.findByRole('button', { name: 'Отправляем…' })
    expect(screen.queryByText(LOGGED)).toBeNull()
    answer()
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  })
})

test('while it is not known who visits nothing can be sent', async () => {
  const held = { answer: () => undefined as unknown }
  const answered = new Promise((resolve) => {
    held.answer = () => resolve(undefined)
  })
  intercept(async ({ path }) => {
    if (path === '/v3/api/personal/info/') await answered
    return undefined
  })
  renderPage(PATH)
  expect(await screen.findByRole('button', { name: 'Отправить заказ' })).toHaveAttribute('aria-busy', 'true')
  held.answer()
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy'))
})

describe('the bonus order', () => {
  const POINTS = /^На\sсчёте/
  beforeEach(() => {
    state.personal = testCustomer({ LOYALTY: 'Y' })
    state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', SUM: 400 })]
  })

  test('says nothing of points while it is sent: they may be gone already', async () => {
    const { url } = await open(BONUS)
    expect(await screen.findByText(POINTS)).toBeVisible()
    await giveConsents()
    const answer = holdAnswers()
    await userEvent.click(sendButton())
    await screen.findByRole('button', { name: 'Отправляем…' })
    expect(screen.queryByText(POINTS)).toBeNull()
    answer()
    await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  })

  test('is come back to after a login', async () => {
    const { kernel } = await open(BONUS)
    await screen.findByText(POINTS)
    const prompted = jest.fn()
    kernel.bus.on('session:prompted', prompted)
    state.personal = testCustomer({ ID: null, LOYALTY: 'Y' })
    kernel.platform.cookies.remove('has_refresh_token')
    await act(() => kernel.query.refetchQueries({ queryKey: queryKeys.personal }))
    // The summary is another one for visitors.
    const logIn = await waitFor(() => within(order()).getByRole('button', { name: 'Войти' }))
    await userEvent.click(logIn)
    expect(prompted).toHaveBeenCalledWith({ returnTo: BONUS })
  })
})

const CHANGED = /Пока вы оформляли заказ, он\sизменился/
/** What a browser does at Enter in a field. */
const pressEnter = () => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Для менеджера/ })
  if (field.form) fireEvent.submit(field.form)
}

test('what the server has changed is confirmed with what it named, and has no status of its own', async () => {
  const CHANGES = [{ PRODUCT_ID: 1, NAME: 'Товар 1', KIND: 'gone' as const, WAS: 10, NOW: 0 }]
  const MESSAGE = { CODE: 'order_changed', TEXT: '', TYPE: 'ERROR' as const, SHOW_ADDRESS: 'N' as const }
  const made = state.order
  state.order = { ORDER_ID: null, CREATE_ORDER: { CREATE: 'N', MESSAGE, CHANGES, CONFIRM: 'код' } }
  const { url } = await open()
  await giveConsents()
  await userEvent.click(sendButton())
  const panel = await screen.findByRole('region', { name: CHANGED })
  expect(screen.queryByText(CHANGED, { selector: '[role=status]' })).toBeNull()
  screen.getByRole('radio', { name: /^Самовывоз/ }).focus()
  pressEnter()
  expect(panel).toHaveFocus()
  expect(created()).toHaveLength(1)
  state.order = made
  await userEvent.click(screen.getByRole('button', { name: /Подтвердить и\sотправить/ }))
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
  expect(created().map((call) => call.includes('confirm=код'))).toEqual([false, true])
})

test.each([
  ['Y', 'Тверь', 0],
  ['N', 'Химки', 1],
] as const)(
  'the latest order, own: %s, chooses its address %s or is offered',
  async (IS_OWN, chosen, offers) => {
    state.addresses = [testAddress(31, 'Химки'), testAddress(32, 'Тверь')]
    const last = testOrder({
      ADDRESS: 'Тверь',
      IS_OWN,
      PAYMENT_TYPE: { CODE: 'CASH', NAME: '', DESCRIPTION: '' },
    })
    if (IS_OWN === 'Y') state.lastOrder = last
    else state.ofColleague = last
    await open(PATH, { cookies: { ...LOGGED_IN, deliveryType: '2' } })
    expect(screen.getByRole('combobox', { name: /Адрес доставки/ })).toHaveDisplayValue(chosen)
    expect(screen.queryAllByRole('region', { name: /Как в\sпрошлый раз/ })).toHaveLength(offers)
  },
)

test.each([
  [PATH, 1],
  [BONUS, 0],
])('%s asks for a payment type: %i', async (path, sections) => {
  state.personal = testCustomer({ LOYALTY: 'Y' })
  state.rows.loyalty = [testRow({ ID: 5, SUM: 400 })]
  await open(path)
  expect(screen.queryAllByRole('region', { name: 'Оплата' })).toHaveLength(sections)
})

test.each([
  ['ONLINE_PAY', 1],
  ['INVOICE', 0],
])('an order with %s opens a window at the click: %i', async (CODE, count) => {
  const windows = catchWindows()
  state.info = { paymentTypes: [{ CODE, NAME: 'Оплата', DESCRIPTION: '' }] }
  const { url } = await open()
  await giveConsents()
  await userEvent.click(sendButton())
  expect(windows).toHaveLength(count)
  await waitFor(() => expect(url()).toBe('/cabinet/orders/501'))
})
