import type { Order } from '@prilavok/shared-kernel/contract'

export interface OrderStep {
  title: string
  state: 'done' | 'now' | 'ahead'
}

/** Payment codes that mean the money is there; the order goes on. */
const PAID = 'PAID'

/** The way of an order: sent, paid where it is paid online, in work, completed. None for an order that was given up. */
export function orderSteps({
  STATUS,
  ONLINE_PAY_STATUS,
}: Pick<Order, 'STATUS' | 'ONLINE_PAY_STATUS'>): OrderStep[] {
  const code = STATUS.STATUS_CODE
  if (code === 'canceled' || code === 'online-canceled') return []
  const payment = ONLINE_PAY_STATUS
    ? [{ title: ONLINE_PAY_STATUS.TITLE, passed: ONLINE_PAY_STATUS.CODE === PAID || code === 'completed' }]
    : []
  const steps = [
    { title: 'Отправлен', passed: true },
    ...payment,
    { title: 'В работе', passed: code === 'in-progress' || code === 'completed' },
    { title: 'Выполнен', passed: code === 'completed' },
  ]
  const next = steps.findIndex(({ passed }) => !passed)
  return steps.map(({ title, passed }, index) => ({
    title,
    state: passed ? 'done' : index === next ? 'now' : 'ahead',
  }))
}
