import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data: state, called } = basketApi()

const PATH = '/basket/ordering'
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
