import type { Order, OrderMoment, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'
import { isCalledOff, statusLabel } from '../../model/order-status'

export interface OrderStep {
  title: string
  state: 'done' | 'now' | 'ahead' | 'canceled'
  /** When the order came to it, ISO 8601; undefined ahead of it, and where nobody has kept it. */
  at: string | undefined
}

/** What its way is known from; its dates, as far as they are kept. */
export type MovingOrder = Pick<Order, 'STATUS' | 'ONLINE_PAY_STATUS' | 'CREATE_DATE'> & {
  HISTORY?: readonly OrderMoment[] | undefined
}

/** The payment has arrived: the order goes on to the next step. */
const PAID = 'PAID'

const lastTime = (history: readonly OrderMoment[], isMeant: (code: OrderStatusCode) => boolean) =>
  history.findLast(({ STATUS_CODE }) => isMeant(STATUS_CODE))?.DATE

/**
 * The way of an order with its dates: sent, paid where it is paid online, in work, completed. The current step is that of the
 * order's own status; an order that is not paid yet is at the payment. A cancelled one ends where it was cancelled.
 */
export function orderSteps({
  STATUS,
  ONLINE_PAY_STATUS,
  CREATE_DATE,
  HISTORY = [],
}: MovingOrder): OrderStep[] {
  const code = STATUS.STATUS_CODE
  const sent = { title: ORDER_STATUS_NAMES.sent, at: CREATE_DATE }
  const timeOf = (status: OrderStatusCode) => lastTime(HISTORY, (other) => other === status)
  if (isCalledOff(STATUS))
    return [
      { ...sent, state: 'done' },
      { title: statusLabel(STATUS), state: 'canceled', at: timeOf(code) },
    ]
  const isPaid = ONLINE_PAY_STATUS?.CODE === PAID
  const steps = [
    sent,
    ...(ONLINE_PAY_STATUS
      ? [
          {
            title: ONLINE_PAY_STATUS.TITLE,
            at: isPaid
              ? timeOf('online-paid')
              : lastTime(HISTORY, (status) => status.startsWith('online-') && status !== 'online-paid'),
          },
        ]
      : []),
    { title: ORDER_STATUS_NAMES['in-progress'], at: timeOf('in-progress') },
    { title: ORDER_STATUS_NAMES.completed, at: timeOf('completed') },
  ]
  const last = steps.length - 1
  const paying = code.startsWith('online-') || (ONLINE_PAY_STATUS && !isPaid)
  const payment = ONLINE_PAY_STATUS && paying ? 1 : 0
  const now = code === 'completed' ? last : code === 'in-progress' ? last - 1 : payment
  return steps.map(({ title, at }, index) => ({
    title,
    state: index < now || code === 'completed' ? 'done' : index === now ? 'now' : 'ahead',
    at: index > now ? undefined : at,
  }))
}
