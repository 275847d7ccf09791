import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { notePaymentOpened, type PaymentStart, startPayment } from './start-payment'

const PAGE = 'https://bank.example/pay/7'
const LATER_PAGE = 'https://bank.example/pay/8'
const ORDERS = [...queryKeys.orders, 'list']
const OTHERS = [...queryKeys.basketRows, 'main']
const KEY = [...queryKeys.payments, 390]

const { data } = testApi(
  () => ({ answer: { url: PAGE } as object | number }),
  (_call, { answer }) => answer,
)

const stateOf = ({ query }: Kernel) => query.getQueryData<PaymentStart>(KEY)
const isOutdated = ({ query }: Kernel, key: readonly string[]) => query.getQueryState(key)?.isInvalidated
/** Orders that were read just now. */
const readOrders = ({ query }: Kernel) => {
  query.setQueryData(ORDERS, [])
  query.setQueryData(OTHERS, [])
}
/** Pays the order in a window of its own. */
async function pay(kernel: Kernel) {
  const buyer = { closed: false }
  const opened = { show: () => true, close: () => undefined, isClosed: () => buyer.closed }
  await startPayment(kernel, { orderId: 390, window: opened })
  readOrders(kernel)
  return buyer
}

describe('the window of a payment', () => {
  // The network needs the others.
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    }),
  )
  afterEach(() => jest.useRealTimers())

  test('is looked at every second; when it is gone, the orders are read anew, once', async () => {
    const kernel = testKernel()
    const buyer = await pay(kernel)
    jest.advanceTimersByTime(5000)
    expect(stateOf(kernel)).toEqual({ state: 'opened', url: PAGE })
    expect(isOutdated(kernel, ORDERS)).toBe(false)
    buyer.closed = true
    jest.advanceTimersByTime(999)
    expect(stateOf(kernel)).toEqual({ state: 'opened', url: PAGE })
    jest.advanceTimersByTime(1)
    expect(stateOf(kernel)).toEqual({ state: 'closed', url: PAGE })
    expect(isOutdated(kernel, ORDERS)).toBe(true)
    expect(isOutdated(kernel, OTHERS)).toBe(false)
    readOrders(kernel)
    jest.advanceTimersByTime(5000)
    expect(isOutdated(kernel, ORDERS)).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([
    ['at another address', LATER_PAGE],
    ['at the same address', PAGE],
  ])('says nothing of a later payment of the order %s', async (_where, url) => {
    const kernel = testKernel()
    const before = await pay(kernel)
    data.answer = { url }
    const now = await pay(kernel)
    before.closed = true
    jest.advanceTimersByTime(1000)
    expect(stateOf(kernel)).toEqual({ state: 'opened', url })
    expect(isOutdated(kernel, ORDERS)).toBe(false)
    now.closed = true
    jest.advanceTimersByTime(1000)
    expect(stateOf(kernel)).toEqual({ state: 'closed', url })
    expect(isOutdated(kernel, ORDERS)).toBe(true)
  })

  test.each<PaymentStart>([
    { state: 'starting' },
    { state: 'failed', text: 'Заказ отменён' },
    { state: 'blocked', url: PAGE },
    { state: 'closed', url: PAGE },
  ])('is not looked at any more when the payment of the order is $state', async (start) => {
    const kernel = testKernel()
    const buyer = await pay(kernel)
    kernel.query.setQueryData(KEY, start)
    jest.advanceTimersByTime(1000)
    expect(jest.getTimerCount()).toBe(0)
    buyer.closed = true
    jest.advanceTimersByTime(5000)
    expect(stateOf(kernel)).toEqual(start)
    expect(isOutdated(kernel, ORDERS)).toBe(false)
  })
})

describe('the link of a blocked payment', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is there until it was followed; then its page is open', () => {
    const kernel = testKernel()
    kernel.query.setQueryData(KEY, { state: 'blocked', url: PAGE })
    notePaymentOpened(kernel, 390)
    expect(stateOf(kernel)).toEqual({ state: 'blocked', url: PAGE })
    jest.advanceTimersByTime(1)
    expect(stateOf(kernel)).toEqual({ state: 'opened', url: PAGE })
  })

  test.each<PaymentStart>([
    { state: 'starting' },
    { state: 'failed', text: 'Заказ отменён' },
    { state: 'closed', url: PAGE },
  ])('is none when the payment is $state', (start) => {
    const kernel = testKernel()
    kernel.query.setQueryData(KEY, start)
    notePaymentOpened(kernel, 390)
    jest.advanceTimersByTime(1)
    expect(stateOf(kernel)).toEqual(start)
  })
})
