import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import {
  catchWindows,
  createTestPlatform,
  renderWithKernel,
  testApi,
  testKernel,
} from '@prilavok/shared-kernel/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { openPaymentWindow } from './payment-window'
import { notePaymentOpened, type PaymentStart, startPayment } from './start-payment'
import { usePayment } from './use-payment'

describe('payment-window', () => {
  const PAGE = 'https://bank.example/pay/7'
  const leavePage = () => window.dispatchEvent(new Event('pagehide'))

  function open() {
    const windows = catchWindows()
    const payment = openPaymentWindow({ platform: createTestPlatform() })
    const [opened] = windows
    if (!payment || !opened) throw new Error('no window was opened')
    return { payment, opened }
  }

  test('it opens empty and at once, as a window of its own; one that the browser has blocked is none', () => {
    const { opened } = open()
    expect(jest.mocked(window.open).mock.calls).toEqual([['about:blank', '_blank']])
    expect(opened).toMatchObject({ url: undefined, closed: false })
    catchWindows(true)
    expect(openPaymentWindow({ platform: createTestPlatform() })).toBeNull()
  })

  test('until the address is known it says what comes, and where the order is found should nothing come', () => {
    const { document: page } = open().opened
    expect(page.title).toBe('Оплата заказа')
    expect(page.body.textContent).toMatch(
      /Открываем страницу оплаты….*Если она не.открывается, вернитесь в.магазин/,
    )
    expect([...page.links].map(({ textContent, href }) => [textContent, href])).toEqual([
      ['мои заказы', 'http://demo-green.localhost/cabinet/orders'],
    ])
  })

  test('the page that it shows cannot reach the page that has opened it', () => {
    const { payment, opened } = open()
    expect(opened.opener).toBeNull()
    expect(payment.show(PAGE)).toBe(true)
    expect(opened).toMatchObject({ url: PAGE, openerAtUrl: null, closed: false })
  })

  test('it tells whether it is gone, whoever has closed it', () => {
    const { payment, opened } = open()
    expect(payment.isClosed()).toBe(false)
    opened.closed = true
    expect(payment.isClosed()).toBe(true)
    opened.closed = false
    payment.close()
    expect(opened.closed).toBe(true)
    expect(payment.isClosed()).toBe(true)
  })

  test('when the page that has opened it is left it goes as long as there is no address, and stays where the buyer pays', () => {
    const waiting = open()
    leavePage()
    expect(waiting.opened.closed).toBe(true)
    const paying = open()
    paying.payment.show(PAGE)
    leavePage()
    expect(paying.opened.closed).toBe(false)
  })

  test('what the buyer has closed meanwhile shows nothing', () => {
    const { payment, opened } = open()
    opened.closed = true
    expect(payment.show(PAGE)).toBe(false)
    expect(opened.url).toBeUndefined()
  })
})

describe('payment-closing', () => {
  const PAGE = 'https://bank.example/pay/7'
  const ORDERS = [...queryKeys.orders, 'list']
  const OTHERS = [...queryKeys.basketRows, 'main']
  const KEY = [...queryKeys.payments, 390]

  testApi(
    () => ({}),
    () => ({ url: PAGE }),
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

    test('says nothing of a later payment of the order', async () => {
      const kernel = testKernel()
      const before = await pay(kernel)
      const now = await pay(kernel)
      before.closed = true
      jest.advanceTimersByTime(1000)
      expect(stateOf(kernel)).toEqual({ state: 'opened', url: PAGE })
      expect(isOutdated(kernel, ORDERS)).toBe(false)
      now.closed = true
      jest.advanceTimersByTime(1000)
      expect(stateOf(kernel)).toEqual({ state: 'closed', url: PAGE })
      expect(isOutdated(kernel, ORDERS)).toBe(true)
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
  })
})

function Checkout() {
  const { open, start, cancel } = usePayment()
  return (
    <>
      <button type="button" onClick={open}>
        Открыть
      </button>
      {[390, 391].map((orderId) => (
        <button key={orderId} type="button" onClick={() => start(orderId)}>
          {`Оплатить ${orderId}`}
        </button>
      ))}
      <button type="button" onClick={cancel}>
        Отменить
      </button>
    </>
  )
}

describe('use-payment', () => {
  const PAGE = 'https://bank.example/pay/'
  testApi(
    () => ({}),
    ({ path }) => ({ url: PAGE + path.split('/').at(-3) }),
  )

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const startOf = ({ query }: Kernel, orderId: number) =>
    query.getQueryData<PaymentStart>([...queryKeys.payments, orderId])

  test('a window pays one order; another one has none and gets a link', async () => {
    const windows = catchWindows()
    const { kernel } = renderWithKernel(<Checkout />)
    press('Открыть')
    press('Оплатить 390')
    press('Оплатить 391')
    await waitFor(() => expect(startOf(kernel, 391)).toEqual({ state: 'blocked', url: `${PAGE}391` }))
    await waitFor(() => expect(startOf(kernel, 390)?.state).toBe('opened'))
    expect(windows).toMatchObject([{ url: `${PAGE}390`, closed: false }])
  })

  test('a second click takes the place of the first; the window of an order under way stays', async () => {
    const windows = catchWindows()
    const { kernel } = renderWithKernel(<Checkout />)
    press('Открыть')
    press('Открыть')
    expect(windows).toMatchObject([{ closed: true }, { closed: false }])
    press('Оплатить 390')
    press('Открыть')
    press('Отменить')
    await waitFor(() => expect(startOf(kernel, 390)?.state).toBe('opened'))
    expect(windows).toMatchObject([{ closed: true }, { closed: false, url: `${PAGE}390` }, { closed: true }])
  })
})
