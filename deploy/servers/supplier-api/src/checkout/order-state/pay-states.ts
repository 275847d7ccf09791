import type { OnlinePayCode, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { CALLED_OFF_STATUSES } from '@prilavok/shared-kernel/contract/order-names'

/** What an order says of its payment. */
export interface PayState {
  status: OrderStatusCode
  pay: OnlinePayCode | null
}

/**
 * `started`: the buyer was sent to the acquirer. `paid`, `rejected`: its answer. `returned`: money that the order could not use
 * has gone back. `refunded`: the supplier has given back what the order was paid with. `chosen`, `dropped`: the buyer decided
 * for, or against, paying online. `overdue`: nobody has paid in time.
 */
export type PayEvent =
  | 'started'
  | 'paid'
  | 'rejected'
  | 'returned'
  | 'refunded'
  | 'chosen'
  | 'dropped'
  | 'overdue'

const WAITING: readonly OrderStatusCode[] = ['online-not-paid', 'online-processing']

/** Statuses in which the buyer can pay (001 §4: NOT_PAID and PROCESSING; AMB-21: not TO_PAYMENT). */
export const mayPay = ({ status, pay }: PayState): boolean =>
  WAITING.includes(status) && (pay === 'NOT_PAID' || pay === 'PROCESSING')

/** Statuses in which the buyer can choose another way of paying: nothing is paid, and nobody works on the order yet. */
export const mayChoosePayment = ({ status, pay }: PayState): boolean =>
  (status === 'sent' && pay === null) || mayPay({ status, pay })

/**
 * The state of an order after an event.
 * @returns null when the event changes nothing, or does not fit: a payment that does not fit has to go back
 */
export function afterEvent(state: PayState, event: PayEvent): PayState | null {
  const { status, pay } = state
  switch (event) {
    case 'started':
      return mayPay(state) ? { status: 'online-processing', pay: 'PROCESSING' } : null
    case 'paid':
      return pay === 'PAID' || CALLED_OFF_STATUSES.includes(status)
        ? null
        : { status: paidStatus(status), pay: 'PAID' }
    case 'rejected':
      return status === 'online-processing' ? { status: 'online-not-paid', pay: 'NOT_PAID' } : null
    case 'returned':
      return CALLED_OFF_STATUSES.includes(status) && pay !== null ? { status, pay: 'NOT_PAID' } : null
    case 'refunded':
      return pay === 'PAID'
        ? { status: status === 'online-paid' ? 'online-not-paid' : status, pay: 'NOT_PAID' }
        : null
    case 'chosen':
      return status === 'sent' ? { status: 'online-not-paid', pay: 'NOT_PAID' } : null
    case 'dropped':
      return mayPay(state) ? { status: 'sent', pay: null } : null
    case 'overdue':
      return status === 'online-not-paid' ? { status: 'online-canceled', pay: 'NOT_PAID' } : null
  }
}

/** An order that is worked on, or done, stays what it is. */
const paidStatus = (status: OrderStatusCode): OrderStatusCode =>
  status === 'in-progress' || status === 'completed' ? status : 'online-paid'

/** An order that is paid online keeps its products for three days; unpaid by then it is cancelled. */
const PAYMENT_TIMEOUT_MS = 3 * 86_400_000

export const payUntil = (): Date => new Date(Date.now() + PAYMENT_TIMEOUT_MS)
