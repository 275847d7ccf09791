import { type ApiAnswer, catchWindows, LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { giveConsents, sendButton } from '../../testing/order-form'
import { renderPage } from '../../testing/render-page'
import { testRows } from '../../testing/test-rows'

const { data: state, called, intercept } = basketApi()

const PAGE = 'https://bank.example/pay/7'
const urlCalls = () => called('/v3/api/payment/')
const answerUrl = (answer: ApiAnswer) =>
  intercept(({ path }) => (path === '/v3/api/payment/501/url/' ? answer : undefined))

const PAYMENT_TYPES = [
  { CODE: 'INVOICE', NAME: 'По счёту', DESCRIPTION: '' },
  { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' },
]

beforeEach(() => {
  state.info = { paymentTypes: PAYMENT_TYPES }
  state.rows.main = testRows(2)
  state.personal = testCustomer()
})

const open = async (type: RegExp) => {
  const rendered = renderPage('/basket/ordering', { cookies: LOGGED_IN })
  await screen.findByText('ООО «Вектор»')
  await userEvent.click(screen.getByRole('radio', { name: type }))
  return rendered
}
const atOrder = (url: () => string) => waitFor(() => expect(url()).toBe('/cabinet/orders/501'))

test('[BAS-059] an order with ONLINE_PAY begins to be paid: its window opens at the click and gets the address when the order is there', async () => {
  const windows = catchWindows()
  answerUrl({ url: PAGE })
  let create = () => {}
  state.gate = new Promise<void>((resolve) => {
    create = resolve
  })
  const { url } = await open(/^Онлайн/)
  await giveConsents()
  await userEvent.click(sendButton())
  expect(windows).toMatchObject([{ url: undefined, closed: false }])
  await userEvent.click(sendButton())
  expect(urlCalls()).toEqual([])
  create()
  await atOrder(url)
  await waitFor(() => expect(windows).toMatchObject([{ url: PAGE, closed: false }]))
  expect(windows).toHaveLength(1)
  expect(urlCalls()).toEqual([
    expect.stringContaining('success_url=http://demo-green.localhost/cabinet/orders/501'),
  ])
})

test('[BAS-059] an order with another payment type opens no window and starts no payment', async () => {
  const windows = catchWindows()
  const { url } = await open(/^По счёту/)
  await giveConsents()
  await userEvent.click(sendButton())
  await atOrder(url)
  expect(windows).toEqual([])
  expect(urlCalls()).toEqual([])
})

test('a form that is not complete opens no window', async () => {
  const windows = catchWindows()
  await open(/^Онлайн/)
  await userEvent.click(sendButton())
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /обработку/ })).toHaveFocus())
  expect(windows).toEqual([])
})

test('an order that is not made closes the window again', async () => {
  const windows = catchWindows()
  state.status = 502
  await open(/^Онлайн/)
  await giveConsents()
  await userEvent.click(sendButton())
  await waitFor(() => expect(windows).toMatchObject([{ url: undefined, closed: true }]))
  expect(urlCalls()).toEqual([])
})

test('a payment that does not start closes its window and leaves the order as it is', async () => {
  const windows = catchWindows()
  answerUrl(500)
  const { url, kernel } = await open(/^Онлайн/)
  await giveConsents()
  await userEvent.click(sendButton())
  await atOrder(url)
  await waitFor(() => expect(windows).toMatchObject([{ closed: true }]))
  expect(kernel.query.getQueryData(['kernel', 'payments', 501])).toEqual({
    state: 'failed',
    text: 'При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже',
  })
  expect(called('/create/')).toHaveLength(1)
  expect(kernel.modals.current()).toEqual([])
})

test('a window that the browser blocks holds nothing up: the order is made, and its page has the link', async () => {
  catchWindows(true)
  answerUrl({ url: PAGE })
  const { url, kernel } = await open(/^Онлайн/)
  await giveConsents()
  await userEvent.click(sendButton())
  await atOrder(url)
  await waitFor(() =>
    expect(kernel.query.getQueryData(['kernel', 'payments', 501])).toEqual({ state: 'blocked', url: PAGE }),
  )
})
