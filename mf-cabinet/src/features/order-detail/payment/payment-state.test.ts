import type { OnlinePayCode } from '@prilavok/shared-kernel/contract'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'
import { paymentState } from './payment-state'

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
  ['waits at the supplier', of('TO_PAYMENT', 'starting', TRIED), undefined],
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
