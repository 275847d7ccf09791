import { DRAFTS_KEY } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, put, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { sendButton } from '../testing/order-form'
import { renderPage } from '../testing/render-page'
import { testAddress, testRows } from '../testing/test-rows'

const { data: state, called } = basketApi()

const PATH = '/basket/ordering'
const ADDRESS_POINT = testAddress(31, 'Москва, ул. Вавилова, 19')

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const order = () => screen.getByRole('complementary', { name: 'Ваш заказ' })
const created = () => called('/create/')
const open = async (options: Parameters<typeof renderPage>[1] = {}, path = PATH) => {
  const rendered = renderPage(path, options)
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  return rendered
}
const openAsClient = async (cookies: Record<string, string> = {}) => {
  const rendered = await open({ cookies: { ...LOGGED_IN, ...cookies } })
  await screen.findByText('ООО «Вектор»')
  return rendered
}
beforeEach(() => {
  state.rows.main = testRows(2)
  state.personal = testCustomer()
  state.addresses = [ADDRESS_POINT]
})

test('[BAS-002] [BAS-039] the form offers delivery or pick-up, which it is with nothing stored, and the payment types', async () => {
  await open()
  expect(radio(/^Доставка/)).toBeVisible()
  expect(radio(/^Самовывоз/)).toBeChecked()
  expect(radio(/^По счёту/)).toBeVisible()
})

test('an empty basket is nothing to order', async () => {
  state.rows.main = []
  renderPage(PATH)
  expect(await screen.findByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull()
})

test('whose session has ended elsewhere finds the way back to the order, with its comment, behind the login', async () => {
  const { kernel } = await openAsClient({ login_stamp: 'first' })
  const comment = () => screen.getByRole('textbox', { name: 'Для менеджера и водителя' })
  await put(comment(), 'Позвонить')
  const { cookies, session } = kernel.platform
  await waitFor(() => expect(session.get(DRAFTS_KEY)).toContain('Позвонить'))
  cleanup()
  state.personal = { ID: null }
  state.rows.main = []
  cookies.remove('has_refresh_token')
  const reloaded = renderPage(PATH, { platform: { cookies, session } })
  const prompted = jest.fn()
  reloaded.kernel.bus.on('session:prompted', prompted)
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }))
  expect(prompted).toHaveBeenCalledWith({ returnTo: PATH })
  cleanup()
  state.personal = testCustomer()
  state.rows.main = testRows(2)
  cookies.set('has_refresh_token', 'Y')
  await open({ platform: { cookies, session } })
  expect(comment()).toHaveValue('Позвонить')
})

describe('who may send', () => {
  test('a visitor without a login is asked to log in, and nothing is sent', async () => {
    state.personal = { ID: null }
    const { kernel } = await open()
    const prompted = jest.fn()
    kernel.bus.on('session:prompted', prompted)
    await userEvent.click(sendButton())
    expect(prompted).toHaveBeenCalledWith({ returnTo: PATH })
    expect(created()).toEqual([])
  })

  test('whose login has ended behind the form is asked to log in beside it, and not told that the basket is empty', async () => {
    const { kernel } = await openAsClient()
    const prompted = jest.fn()
    kernel.bus.on('session:prompted', prompted)
    state.personal = { ID: null }
    state.rows.main = []
    kernel.platform.cookies.remove('has_refresh_token')
    act(() => kernel.bus.emit('session:changed', { state: 'visitor', expired: true }))
    await act(() => kernel.query.refetchQueries({ queryKey: queryKeys.personal }))
    await act(() => kernel.query.refetchQueries({ queryKey: queryKeys.basketRows }))
    await userEvent.click(await within(order()).findByRole('button', { name: 'Войти' }))
    expect(prompted).toHaveBeenCalledWith({ returnTo: PATH })
    expect(screen.queryByText('В корзине нет товаров, которые можно заказать')).toBeNull()
    expect(screen.queryByRole('region', { name: /Пока вы оформляли заказ/ })).toBeNull()
    expect(sendButton()).toBeDisabled()
  })

  test('consents that a visitor has given count for the login that sending leads to; one of them is not enough', async () => {
    state.personal = { ID: null }
    const { kernel } = await open()
    const given = () => kernel.platform.local.get('consents_of')
    const [agree, transfer] = screen.getAllByRole('checkbox', { name: /Согласен/ })
    if (!agree || !transfer) throw new Error('two consents are asked for')
    await userEvent.click(agree)
    await userEvent.click(sendButton())
    expect(given()).toBeFalsy()
    await userEvent.click(transfer)
    await userEvent.click(sendButton())
    expect(given()).toMatch(/^visitor\|/)
  })

  test('a login keeps what is filled in, though the basket is empty until the merge', async () => {
    state.personal = { ID: null }
    const { kernel } = await open()
    const comment = screen.getByRole('textbox', { name: 'Для менеджера и водителя' })
    await put(comment, 'Позвонить')
    state.personal = testCustomer()
    state.rows.main = []
    kernel.platform.cookies.set('has_refresh_token', 'Y')
    act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
    expect(await screen.findByText('В корзине нет товаров, которые можно заказать')).toBeVisible()
    state.rows.main = testRows(3)
    act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 3, SUM: 3000 }))
    await waitFor(() => expect(order()).toHaveTextContent('К оплате3 000,00 ₽'))
    expect(comment).toBeInTheDocument()
    expect(comment).toHaveValue('Позвонить')
    // What the login has brought into the basket is seen first.
    expect(screen.getByRole('region', { name: /Пока вы оформляли заказ/ })).toHaveTextContent(/Товар 3/)
    expect(screen.getByRole('button', { name: /Подтвердить и\sотправить/ })).toBeEnabled()
  })

  test('[BAS-055] a user without password reads of the limited mode', async () => {
    await open()
    expect(
      await screen.findByText('В режиме ограниченного функционала отправка заказа невозможна'),
    ).toBeVisible()
    expect(sendButton()).toBeDisabled()
  })

  test('[BAS-053] [BAS-054] without CLIENT_ALLOW_TO_ORDER the button does nothing but explain why', async () => {
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    await openAsClient()
    expect(sendButton()).toBeDisabled()
    expect(sendButton()).toHaveAccessibleDescription(
      /Вы не можете отправлять заказы\.\s*Поставщик ограничил доступ к отправке заказа/,
    )
    expect(within(order()).getByRole('link', { name: 'zakaz@shop.example' })).toBeVisible()
  })

  test('[BAS-056] the block is remembered, and forgotten when the customer may order again', async () => {
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    const blocked = await openAsClient()
    expect(blocked.cookies.get('disabled_to_order')).toBe('Y')
    blocked.unmount()
    state.personal = testCustomer()
    const allowed = await openAsClient({ disabled_to_order: 'Y' })
    await waitFor(() => expect(allowed.cookies.get('disabled_to_order')).toBeUndefined())
    expect(sendButton()).toBeEnabled()
  })
})
