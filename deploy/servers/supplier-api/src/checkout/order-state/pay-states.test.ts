import { afterEvent, mayChoosePayment, mayPay, type PayEvent, type PayState, payUntil } from './pay-states'

const EVENTS: PayEvent[] = [
  ...(['started', 'paid', 'rejected', 'returned', 'refunded'] as const),
  ...(['chosen', 'dropped', 'overdue'] as const),
]
const STATES: PayState[] = [
  { status: 'sent', pay: null },
  { status: 'online-not-paid', pay: 'NOT_PAID' },
  { status: 'online-processing', pay: 'PROCESSING' },
  { status: 'online-to-payment', pay: 'TO_PAYMENT' },
  { status: 'online-paid', pay: 'PAID' },
  { status: 'in-progress', pay: 'PAID' },
  { status: 'in-progress', pay: null },
  { status: 'completed', pay: null },
  { status: 'canceled', pay: null },
  { status: 'canceled', pay: 'PROCESSING' },
  { status: 'online-canceled', pay: 'NOT_PAID' },
]

test('the whole machine', () => {
  const table = STATES.flatMap((state) =>
    EVENTS.flatMap((event) => {
      const next = afterEvent(state, event)
      return next ? [`${state.status}/${state.pay} ${event} → ${next.status}/${next.pay}`] : []
    }),
  )
  expect(table).toEqual([
    'sent/null paid → online-paid/PAID',
    'sent/null chosen → online-not-paid/NOT_PAID',
    'online-not-paid/NOT_PAID started → online-processing/PROCESSING',
    'online-not-paid/NOT_PAID paid → online-paid/PAID',
    'online-not-paid/NOT_PAID dropped → sent/null',
    'online-not-paid/NOT_PAID overdue → online-canceled/NOT_PAID',
    'online-processing/PROCESSING started → online-processing/PROCESSING',
    'online-processing/PROCESSING paid → online-paid/PAID',
    'online-processing/PROCESSING rejected → online-not-paid/NOT_PAID',
    'online-processing/PROCESSING dropped → sent/null',
    'online-to-payment/TO_PAYMENT paid → online-paid/PAID',
    'online-paid/PAID refunded → online-not-paid/NOT_PAID',
    'in-progress/PAID refunded → in-progress/NOT_PAID',
    'in-progress/null paid → in-progress/PAID',
    'completed/null paid → completed/PAID',
    'canceled/PROCESSING returned → canceled/NOT_PAID',
    'online-canceled/NOT_PAID returned → online-canceled/NOT_PAID',
  ])
})

test('nothing but a refund leaves a paid order unpaid, and nothing makes a cancelled order paid', () => {
  for (const event of EVENTS) {
    if (event !== 'refunded') expect(afterEvent({ status: 'online-paid', pay: 'PAID' }, event)).toBeNull()
    for (const status of ['canceled', 'online-canceled'] as const)
      expect(afterEvent({ status, pay: 'PROCESSING' }, event)?.pay).not.toBe('PAID')
  }
  expect(STATES.filter(mayPay).map((state) => state.pay)).toEqual(['NOT_PAID', 'PROCESSING'])
})

test('another way of paying can be chosen while nothing is paid and nobody works on the order', () => {
  const open = STATES.filter(mayChoosePayment).map(({ status, pay }) => `${status}/${pay}`)
  expect(open).toEqual(['sent/null', 'online-not-paid/NOT_PAID', 'online-processing/PROCESSING'])
  expect(mayChoosePayment({ status: 'sent', pay: 'PAID' })).toBe(false)
})

test('an order that waits for its payment can be paid; one whose money is elsewhere cannot', () => {
  for (const status of ['online-not-paid', 'online-processing'] as const) {
    expect((['NOT_PAID', 'PROCESSING'] as const).every((pay) => mayPay({ status, pay }))).toBe(true)
    expect((['PAID', 'TO_PAYMENT', null] as const).some((pay) => mayPay({ status, pay }))).toBe(false)
  }
})

test('an order waits for its payment for three days', () => {
  const [before, until, after] = [Date.now(), payUntil().getTime(), Date.now()]
  expect(until).toBeGreaterThanOrEqual(before + 3 * 24 * 3_600_000)
  expect(until).toBeLessThanOrEqual(after + 3 * 24 * 3_600_000)
})
