import { COMPARED, type ComparedIds } from '../../model/order-list-params'

/** Two orders that are chosen for their difference. They stand in the address: a link, a reload and the way back keep them. */
export interface OrderChoice {
  /** Orders are being chosen. */
  active: boolean
  count: number
  has: (orderId: number) => boolean
  /** Two are chosen: no third one can be. */
  full: boolean
  /** Address of their difference; undefined until two are chosen. */
  path: string | undefined
  toggle: (orderId: number) => void
  start: () => void
  stop: () => void
}

/** @param change takes the orders that are chosen from now on */
export function orderChoice(chosen: ComparedIds, change: (chosen: ComparedIds) => void): OrderChoice {
  const ids = chosen ?? []
  const [was, now] = ids.toSorted((one, other) => one - other)
  const has = (orderId: number) => ids.includes(orderId)
  const full = ids.length === COMPARED
  return {
    active: chosen !== undefined,
    count: ids.length,
    has,
    full,
    path: was && now ? `/cabinet/orders/difference?was=${was}&now=${now}` : undefined,
    toggle: (orderId) => {
      if (has(orderId)) change(ids.filter((id) => id !== orderId))
      else if (!full) change([...ids, orderId])
    },
    start: () => change([]),
    stop: () => change(undefined),
  }
}
