import type { OnlinePayCode, OrderMoment, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'
import { testOrder } from '../../testing/test-order'
import { orderSteps } from './order-steps'
import { withBlockedPayment } from './payment/blocked-payment'
import { paymentState } from './payment/payment-state'

describe('order-steps', () => {
  const inStatus = (STATUS_CODE: OrderStatusCode) => testOrder({ STATUS: { STATUS_CODE, STATUS_NAME: '' } })

  test.each<[OrderStatusCode, string[]]>([
    ['sent', ['now', 'ahead', 'ahead']],
    ['in-progress', ['done', 'now', 'ahead']],
    ['completed', ['done', 'done', 'done']],
    ['canceled', ['done', 'canceled']],
    ['online-canceled', ['done', 'canceled']],
  ])('the current step of an order in status %s is that status', (code, states) => {
    expect(orderSteps(inStatus(code)).map(({ state }) => state)).toEqual(states)
  })

  const HISTORY: OrderMoment[] = [
    { STATUS_CODE: 'sent', DATE: '2025-10-14T11:32:00.000Z' },
    { STATUS_CODE: 'online-not-paid', DATE: '2025-10-14T11:32:02.000Z' },
    { STATUS_CODE: 'online-paid', DATE: '2025-10-14T11:41:00.000Z' },
    { STATUS_CODE: 'in-progress', DATE: '2025-10-14T15:00:00.000Z' },
    { STATUS_CODE: 'completed', DATE: '2025-10-16T08:10:00.000Z' },
  ]
  const timesOf = (order: Parameters<typeof orderSteps>[0]) => orderSteps(order).map(({ at }) => at)

  test('each step that is reached has its time', () => {
    const PAID = { CODE: 'PAID', TITLE: 'Оплачен' } as const
    expect(timesOf({ ...inStatus('completed'), ONLINE_PAY_STATUS: PAID, HISTORY })).toEqual([
      '2025-10-14T11:32:00.000Z',
      '2025-10-14T11:41:00.000Z',
      '2025-10-14T15:00:00.000Z',
      '2025-10-16T08:10:00.000Z',
    ])
  })

  test('an order that came back to a step has no time at those ahead of it', () => {
    const NOT_PAID = { CODE: 'NOT_PAID', TITLE: 'Не оплачен' } as const
    expect(timesOf({ ...inStatus('online-not-paid'), ONLINE_PAY_STATUS: NOT_PAID, HISTORY })).toEqual([
      '2025-10-14T11:32:00.000Z',
      '2025-10-14T11:32:02.000Z',
      undefined,
      undefined,
    ])
  })

  test('a cancelled order ends at its cancellation; without a history only its making has a time', () => {
    const canceled = { STATUS_CODE: 'canceled', DATE: '2025-10-15T09:00:00.000Z' } as const
    expect(timesOf({ ...inStatus('canceled'), HISTORY: [...HISTORY, canceled] })).toEqual([
      '2025-10-14T11:32:00.000Z',
      '2025-10-15T09:00:00.000Z',
    ])
    expect(timesOf(inStatus('completed'))).toEqual(['2025-10-14T11:32:00.000Z', undefined, undefined])
  })
})

describe('payment-state', () => {
  type State = PaymentStart['state']
  const started = (state: State | undefined) =>
    state && ({ state, text: 'Не вышло', url: 'https://bank.example' } as unknown as PaymentStart)
  const of = (
    code: OnlinePayCode | undefined,
    state?: State,
    facts: { returned?: boolean; tried?: boolean; overdue?: boolean } = {},
  ) =>
    paymentState({
      ...{ code, start: started(state), returned: false, tried: false, overdue: false },
      ...facts,
    })
  const RETURNED = { returned: true }
  const TRIED = { tried: true }
  const OVERDUE = { returned: true, overdue: true }

  test.each([
    ['is not paid online', of(undefined), undefined],
    ['is not paid online, and comes back', of(undefined, 'opened', RETURNED), undefined],
    ['waits at the supplier', of('TO_PAYMENT', 'starting', TRIED), 'atSupplier'],
    ['was paid before', of('PAID'), undefined],
    ['is paid on return', of('PAID', undefined, RETURNED), 'paid'],
    ['is paid while the page is open', of('PAID', undefined, TRIED), 'paid'],
    ['is paid in the window', of('PAID', 'opened'), 'paid'],
    ['is not paid', of('NOT_PAID'), 'notPaid'],
    ['is not paid on return', of('NOT_PAID', undefined, RETURNED), 'rejected'],
    ['is not paid after a try', of('NOT_PAID', undefined, TRIED), 'rejected'],
    ['is being started', of('NOT_PAID', 'starting'), 'starting'],
    ['is being started anew', of('PROCESSING', 'starting', TRIED), 'starting'],
    ['could not be started', of('NOT_PAID', 'failed', TRIED), 'failed'],
    ['could not be started anew', of('PROCESSING', 'failed'), 'failed'],
    ['has its window blocked', of('PROCESSING', 'blocked', RETURNED), 'blocked'],
    ['had its window blocked and failed', of('NOT_PAID', 'blocked', TRIED), 'rejected'],
    ['is paid in the window now', of('PROCESSING', 'opened', RETURNED), 'inWindow'],
    ['has its window closed', of('PROCESSING', 'closed', RETURNED), 'unconfirmed'],
    ['had its window closed unpaid', of('NOT_PAID', 'closed'), 'notPaid'],
    ['is checked by the bank', of('PROCESSING', undefined, RETURNED), 'checked'],
    ['is checked for too long', of('PROCESSING', undefined, OVERDUE), 'unconfirmed'],
    ['is under way elsewhere', of('PROCESSING'), 'unconfirmed'],
    ['was under way', of('PROCESSING', undefined, TRIED), 'unconfirmed'],
  ])('an order that %s', (_what, state, told) => expect(state).toBe(told))
})

describe('blocked-payment', () => {
  const start = (state: PaymentStart['state']) => ({ state, url: '/pay' }) as unknown as PaymentStart
  const order = (CODE: OnlinePayCode) =>
    testOrder({
      STATUS: { STATUS_CODE: 'online-processing', STATUS_NAME: 'Оплата обрабатывается' },
      ONLINE_PAY_STATUS: { CODE, TITLE: '' },
    })

  test('a payment whose window was blocked has not begun', () => {
    expect(withBlockedPayment(order('PROCESSING'), start('blocked'))).toMatchObject({
      ID: 390,
      STATUS: { STATUS_CODE: 'online-not-paid', STATUS_NAME: 'Не оплачен' },
      ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: 'Не оплачен' },
    })
  })

  test('any other order is as the API tells it', () => {
    const [processing, paid, byInvoice] = [order('PROCESSING'), order('PAID'), testOrder()]
    expect(withBlockedPayment(processing, undefined)).toBe(processing)
    expect(withBlockedPayment(processing, start('opened'))).toBe(processing)
    expect(withBlockedPayment(paid, start('blocked'))).toBe(paid)
    expect(withBlockedPayment(byInvoice, start('blocked'))).toBe(byInvoice)
  })
})
