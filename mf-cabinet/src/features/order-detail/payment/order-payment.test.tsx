import type { OnlinePayCode, Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, catchWindows, type PartOptions } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { cabinetApi } from '../../../testing/cabinet-api'
import { renderPage } from '../../../testing/render-page'
import { testOrder } from '../../../testing/test-order'

const { data, calls, called, intercept } = cabinetApi()

const PAGE = 'https://bank.example/pay/7'
const PAYMENT_TYPE = [
  { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: '' },
  { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' },
]
const TITLES = {
  PAID: 'Оплачен',
  PROCESSING: 'Оплата обрабатывается',
  TO_PAYMENT: 'К оплате',
  NOT_PAID: 'Не оплачен',
}

const online = (CODE: OnlinePayCode, STATUS_CODE: OrderStatusCode, changes: Partial<Order> = {}) =>
  testOrder({
    STATUS: { STATUS_CODE, STATUS_NAME: '' },
    PAYMENT_TYPE: PAYMENT_TYPE[1],
    ONLINE_PAY_STATUS: { CODE, TITLE: TITLES[CODE] },
    ...changes,
  })
const notPaid = (changes?: Partial<Order>) => online('NOT_PAID', 'online-not-paid', changes)
const processing = () => online('PROCESSING', 'online-processing')
const paid = () => online('PAID', 'online-paid')

const open = async (
  order: Order,
  { path = '/cabinet/orders/390', ...options }: PartOptions & { path?: string } = {},
) => {
  data.orders = [order]
  const rendered = renderPage(path, { shop: { PAYMENT_TYPE }, ...options })
  await screen.findByRole('heading', { level: 1 })
  return rendered
}
const payButton = () => screen.queryByRole('button', { name: /^(Оплатить|Продолжить оплату)/ })
const press = async () => {
  const button = payButton()
  if (!button) throw new Error('no way to pay')
  await userEvent.click(button)
}
/** Answers where to pay, after which the order is `then`. */
const answerUrl = (answer: ApiAnswer, then: Order = processing()) =>
  intercept(({ path }) => {
    if (path !== '/v3/api/payment/390/url/') return undefined
    data.orders = [then]
    return answer
  })

test.each([
  ['NOT_PAID', 'online-not-paid', true],
  ['PROCESSING', 'online-processing', true],
  ['PAID', 'online-paid', false],
] as const)('[CAB-042] %s with the status %s: paying is offered: %s', async (code, status, isOffered) => {
  await open(online(code, status))
  expect(payButton() !== null).toBe(isOffered)
  expect(screen.getAllByText(TITLES[code]).length).toBeGreaterThan(0)
})

test('[CAB-037] an order that waits for its payment offers repeat, download, cancel and pay, with the sum', async () => {
  await open(notPaid(), { personal: { CLIENT_ALLOW_TO_ORDER: 'Y' } })
  for (const name of ['Повторить', 'Скачать', 'Отменить', /^Оплатить 28\s926,60\s₽$/])
    expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.getByText(/Заказ отправлен, но не оплачен/)).toBeVisible()
})

test('[CAB-044, CAB-045] paying opens a window at the click and shows the address there that the call answers', async () => {
  const windows = catchWindows()
  await open(notPaid())
  answerUrl({ url: PAGE })
  await press()
  expect(windows).toHaveLength(1)
  expect(window.open).toHaveBeenCalledWith('about:blank', '_blank')
  await waitFor(() => expect(windows[0]?.url).toBe(PAGE))
  expect(called('/url/')).toEqual([
    'GET /v3/api/payment/390/url/?success_url=http://demo-green.localhost/cabinet/orders/390?payment=returned',
  ])
  expect(await screen.findByText(/Оплатите заказ в\sоткрывшемся окне/)).toBeVisible()
  expect(payButton()).toHaveTextContent('Продолжить оплату')
})

test('a window that the browser blocks leaves a link to the page of the payment', async () => {
  catchWindows(true)
  await open(notPaid())
  answerUrl({ url: PAGE })
  await press()
  const link = await screen.findByRole('link', { name: 'Перейти к оплате' })
  expect(link).toHaveAttribute('href', PAGE)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByText(/Браузер не\sоткрыл окно оплаты/)).toBeVisible()
  // Nobody has seen that page: the order is not paid, and nothing is being processed.
  expect(screen.queryByText('Оплата обрабатывается')).toBeNull()
  expect(screen.getAllByText('Не оплачен').length).toBeGreaterThan(1)
  await userEvent.click(link)
  expect(await screen.findByText(/Оплатите заказ в\sоткрывшемся окне/)).toBeVisible()
  expect(screen.getAllByText('Оплата обрабатывается').length).toBeGreaterThan(1)
})

test.each([
  [
    'the acquirer does not answer',
    HttpResponse.json({ CODE: 'payment_failed', meta: { errorDetail: 'Ошибка' } }, { status: 424 }),
  ],
  ['the answer has an address that runs here', { url: 'javascript:alert(1)' }],
])(
  '[CAB-046] %s: the payment error asks to try later, the window goes, the order stays, and it can be tried again',
  async (_why, answer) => {
    const windows = catchWindows()
    const { kernel } = await open(notPaid())
    answerUrl(answer, notPaid())
    await press()
    expect(
      await screen.findByText('При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже'),
    ).toBeVisible()
    expect(windows).toMatchObject([{ closed: true, url: undefined }])
    expect(kernel.modals.current()).toEqual([])
    answerUrl({ url: PAGE })
    await press()
    await waitFor(() => expect(windows[1]?.url).toBe(PAGE))
  },
)

test('an order that was paid elsewhere meanwhile says so instead of asking for money again', async () => {
  const windows = catchWindows()
  await open(notPaid())
  const text = 'Заказ уже оплачен'
  answerUrl(
    HttpResponse.json({ CODE: 'order_not_payable', errors: { query_error: text } }, { status: 409 }),
    paid(),
  )
  await press()
  await waitFor(() => expect(payButton()).toBeNull())
  expect(screen.getByText(/Заказ оплачен/)).toBeVisible()
  expect(windows).toMatchObject([{ closed: true }])
})

test('[CAB-003, CAB-045] whoever comes back is told what the API says: paid, being checked or rejected', async () => {
  const path = '/cabinet/orders/390?payment=returned'
  const first = await open(paid(), { path })
  expect(screen.getByText('Заказ оплачен. Подтверждение отправлено на почту.')).toBeVisible()
  expect(payButton()).toBeNull()
  first.unmount()
  const second = await open(processing(), { path })
  expect(screen.getByText(/Банк проверяет оплату/)).toBeVisible()
  second.unmount()
  await open(notPaid(), { path })
  expect(screen.getByText(/Оплата не\sпрошла/)).toBeVisible()
  expect(payButton()).toHaveTextContent(/Оплатить/)
})

test('whoever comes back without paying is not told for ever that the bank is checking; the address forgets the return', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { url } = await open(processing(), { path: '/cabinet/orders/390?payment=returned' })
  expect(screen.getByText(/Банк проверяет оплату/)).toBeVisible()
  await waitFor(() => expect(url()).toBe('/cabinet/orders/390'))
  expect(screen.getByText(/Банк проверяет оплату/)).toBeVisible()
  act(() => jest.advanceTimersByTime(90_000))
  expect(await screen.findByText(/Если вы закрыли окно/)).toBeVisible()
  expect(screen.queryByText(/Банк проверяет оплату/)).toBeNull()
  jest.useRealTimers()
})

test('[CAB-040] changing the type opens the selection of payment types for this order with its present one', async () => {
  const cash = testOrder({ STATUS: { STATUS_CODE: 'sent', STATUS_NAME: '' } })
  const { kernel } = await open(cash)
  const facts = screen.getByText('Оплата').closest('dl')
  if (!facts) throw new Error('no facts of the payment')
  await userEvent.click(within(facts).getByRole('button', { name: 'Сменить способ оплаты' }))
  expect(kernel.modals.current()).toMatchObject([
    { name: 'paymentType', props: { orderId: 390, current: 'INVOICE' } },
  ])
})

test.each([
  ['worked on', testOrder()],
  ['paid', paid()],
])('an order that is %s keeps its payment type', async (_why, order) => {
  await open(order)
  expect(screen.queryByRole('button', { name: 'Сменить способ оплаты' })).toBeNull()
  expect(calls.filter((call) => call.includes('/url/'))).toEqual([])
})
