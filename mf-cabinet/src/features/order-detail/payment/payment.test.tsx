import type { OnlinePayCode, Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { orderQuery } from '../../../api/get-order'
import { keys } from '../../../api/keys'
import { cabinetApi } from '../../../testing/cabinet-api'
import { testOrder } from '../../../testing/test-order'
import { PaymentNote } from './PaymentNote'
import { useFollowPayment } from './use-follow-payment'

const withCode = (CODE?: OnlinePayCode) => testOrder({ ONLINE_PAY_STATUS: CODE ? { CODE, TITLE: '' } : null })

const page: { change?: (code: OnlinePayCode) => void } = {}

function Page({ first }: { first: OnlinePayCode | undefined }) {
  const [code, setCode] = useState(first)
  page.change = setCode
  const { tried, overdue } = useFollowPayment(withCode(code))
  return <output>{`tried: ${tried}, overdue: ${overdue}`}</output>
}

describe('PaymentNote', () => {
  const { data } = cabinetApi()
  const ONLINE = { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' }
  const url = 'https://bank.example/pay/7'

  const online = (CODE: OnlinePayCode, STATUS_CODE: OrderStatusCode, changes: Partial<Order> = {}) =>
    testOrder({
      STATUS: { STATUS_CODE, STATUS_NAME: '' },
      PAYMENT_TYPE: ONLINE,
      ONLINE_PAY_STATUS: { CODE, TITLE: '' },
      ...changes,
    })
  const NOT_PAID = online('NOT_PAID', 'online-not-paid')
  const PROCESSING = online('PROCESSING', 'online-processing')
  const AWAITED = online('TO_PAYMENT', 'online-to-payment')
  const PAID = online('PAID', 'online-paid')

  interface Options {
    start?: PaymentStart
    returned?: boolean
    offered?: boolean
  }
  const show = (order: Order, { start, returned, offered = true }: Options = {}) => {
    data.orders = [order]
    const kernel = testKernel({ shop: { PAYMENT_TYPE: offered ? [ONLINE] : [] } })
    if (start) kernel.query.setQueryData([...queryKeys.payments, order.ID], start)
    return renderWithKernel(<PaymentNote order={order} />, {
      kernel,
      path: `/cabinet/orders/390${returned ? '?payment=returned' : ''}`,
    }).container
  }
  const note = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-tone]')
  /** Exactly these buttons are there. */
  const expectButtons = (...names: RegExp[]) => {
    expect(screen.queryAllByRole('button')).toHaveLength(names.length)
    for (const name of names) expect(screen.getByRole('button', { name })).toBeVisible()
  }
  const PAY = /^Оплатить 28\s926,60\s₽$/
  const CHANGE = /^Сменить способ оплаты$/
  const GO_ON = /^Продолжить оплату$/

  test.each<[string, Order, Options, string, RegExp, RegExp[]]>([
    [
      'not paid',
      NOT_PAID,
      {},
      'warning',
      /^Заказ отправлен, но\sне\sоплачен\. Оплатите онлайн/,
      [CHANGE, PAY],
    ],
    ['rejected', NOT_PAID, { returned: true }, 'danger', /^Оплата не\sпрошла/, [CHANGE, PAY]],
    [
      'being started',
      NOT_PAID,
      { start: { state: 'starting' } },
      'info',
      /^Открываем страницу оплаты…$/,
      [CHANGE, /^Открываем оплату…$/],
    ],
    [
      'not to be started',
      NOT_PAID,
      { start: { state: 'failed', text: 'Банк не отвечает' } },
      'danger',
      /^Банк не отвечает$/,
      [CHANGE, PAY],
    ],
    [
      'blocked',
      PROCESSING,
      { start: { state: 'blocked', url } },
      'warning',
      /^Браузер не\sоткрыл окно оплаты/,
      [CHANGE],
    ],
    [
      'going on in its window',
      PROCESSING,
      { start: { state: 'opened', url } },
      'info',
      /^Оплатите заказ в\sоткрывшемся окне/,
      [CHANGE, GO_ON],
    ],
    ['checked', PROCESSING, { returned: true }, 'info', /^Банк проверяет оплату/, [CHANGE, GO_ON]],
    ['unconfirmed', PROCESSING, {}, 'warning', /^Оплата пока не\sподтверждена/, [CHANGE, GO_ON]],
    ['paid', PAID, { start: { state: 'opened', url } }, 'success', /^Заказ оплачен/, []],
    ['opened by the supplier', AWAITED, {}, 'info', /^Онлайн-оплату этого заказа открывает поставщик/, []],
  ])(
    'a payment that is %s is told in its tone, with what can be done',
    (_state, order, options, tone, text, ways) => {
      const told = note(show(order, options)) as HTMLElement
      expect(told.dataset.tone).toBe(tone)
      expect(within(told).getByText(text)).toHaveAttribute('aria-live', 'polite')
      expectButtons(...ways)
    },
  )

  test('where the shop takes no payments online another way is offered', () => {
    const told = note(show(NOT_PAID, { offered: false, returned: true })) as HTMLElement
    expect(told.dataset.tone).toBe('warning')
    expect(told).toHaveTextContent(/не\sпринимает оплату онлайн, выберите другой способ/)
    expectButtons(CHANGE)
  })

  test.each<[string, Order, Options]>([
    ['is not paid online', testOrder(), {}],
    ['waits for the supplier in a shop without payments online', AWAITED, { offered: false }],
    ['waits for the supplier and is a colleague’s', { ...AWAITED, IS_OWN: 'N' }, {}],
    ['waits for the supplier and is worked on', online('TO_PAYMENT', 'in-progress'), {}],
    ['was paid before', PAID, {}],
    ['is cancelled', online('NOT_PAID', 'canceled'), {}],
    ['is cancelled while it was being paid', online('PROCESSING', 'online-canceled'), {}],
    ['a colleague has to pay', online('NOT_PAID', 'online-not-paid', { IS_OWN: 'N' }), {}],
  ])('of an order that %s nothing is said', (_what, order, options) => {
    expect(show(order, options)).toBeEmptyDOMElement()
  })
})

describe('use-follow-payment', () => {
  const { data, called } = cabinetApi()
  /** That a pause is waited for in. */
  const STEPS = 20
  const LIST = [...keys.orders, 'a list']

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** The page of an order, which the API tells to be in `answered`. */
  const show = (first: OnlinePayCode | undefined, answered = first) => {
    data.orders = [withCode(answered)]
    const kernel = testKernel()
    for (const key of [LIST, ['another']]) kernel.query.setQueryData(key, 'known')
    renderWithKernel(<Page first={first} />, { kernel })
    return kernel
  }
  const change = (code: OnlinePayCode) => act(() => page.change?.(code))
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const told = () => screen.getByRole('status').textContent
  const looks = () => called('GET /v3/api/client/order/390/').length
  const isInvalidated = (kernel: ReturnType<typeof testKernel>, key: readonly unknown[]) =>
    kernel.query.getQueryState(key)?.isInvalidated

  test.each([undefined, 'NOT_PAID', 'TO_PAYMENT', 'PAID'] as const)(
    'a payment that is %s is not looked at again',
    async (code) => {
      show(code)
      await pass(100_000)
      expect(looks()).toBe(0)
      expect(told()).toBe('tried: false, overdue: false')
    },
  )

  test('[CAB-046] one that is under way is read at once, then ever more seldom, and twice a minute at last', async () => {
    const kernel = show('PROCESSING')
    expect(told()).toBe('tried: true, overdue: false')
    for (let read = 1; read <= 17; read += 1) {
      await waitFor(() => expect(looks()).toBe(read))
      await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
      const pause = Math.min(2000 * 1.2 ** read, 30_000)
      let steps = 0
      for (; steps < STEPS * 2 && looks() === read; steps += 1) await pass(pause / STEPS)
      expect(steps / STEPS).toBeCloseTo(1, 0)
    }
  })

  test('what is read is what the page shows, and only the lists of orders are out of date once it is decided', async () => {
    const kernel = show('PROCESSING', 'PAID')
    await waitFor(() => expect(isInvalidated(kernel, LIST)).toBe(true))
    expect(kernel.query.getQueryData(orderQuery(kernel, '390').queryKey)).toMatchObject({
      ITEM: { ID: 390, ONLINE_PAY_STATUS: { CODE: 'PAID' } },
    })
    expect(isInvalidated(kernel, ['another'])).toBe(false)
  })

  test('after a minute and a half it is overdue; the next try begins anew', async () => {
    show('PROCESSING')
    await pass(89_000)
    expect(told()).toBe('tried: true, overdue: false')
    await pass(1500)
    expect(told()).toBe('tried: true, overdue: true')
    change('NOT_PAID')
    expect(told()).toBe('tried: true, overdue: true')
    change('PROCESSING')
    expect(told()).toBe('tried: true, overdue: false')
  })
})
