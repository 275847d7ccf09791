import type { OnlinePayCode } from '@prilavok/shared-kernel/contract'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'

/** What the buyer is told of an order's payment. */
export type PaymentState =
  | 'atSupplier'
  | 'notPaid'
  | 'rejected'
  | 'starting'
  | 'failed'
  | 'blocked'
  | 'inWindow'
  | 'checked'
  | 'unconfirmed'
  | 'paid'

interface PaymentFacts {
  /** What the API says; undefined: the order is not paid online. */
  code: OnlinePayCode | undefined
  /** Its payment as it was started in this tab. */
  start: PaymentStart | undefined
  /** The buyer has come from the acquirer's page. */
  returned: boolean
  /** A payment was under way while the page was open. */
  tried: boolean
  /** It has been under way for longer than a bank checks. */
  overdue: boolean
}

/** The API's word comes first; how the payment was started only says more about one that is not decided yet. */
export function paymentState({
  code,
  start,
  returned,
  tried,
  overdue,
}: PaymentFacts): PaymentState | undefined {
  if (code === 'PAID') return returned || tried || start ? 'paid' : undefined
  if (code === 'TO_PAYMENT') return 'atSupplier'
  if (!code) return undefined
  if (start?.state === 'starting' || start?.state === 'failed') return start.state
  if (code === 'NOT_PAID') return returned || tried ? 'rejected' : 'notPaid'
  if (start?.state === 'blocked') return 'blocked'
  if (start?.state === 'opened') return 'inWindow'
  return returned && !start && !overdue ? 'checked' : 'unconfirmed'
}
