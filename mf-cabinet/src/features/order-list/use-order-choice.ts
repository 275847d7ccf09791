import type { Order } from '@prilavok/shared-kernel/contract'
import { useState } from 'react'

/** Two orders are compared. */
const COMPARED = 2

export interface OrderChoice {
  /** Orders are being chosen. */
  active: boolean
  count: number
  has: (orderId: number) => boolean
  /** Two are chosen: no third one can be. */
  full: boolean
  /** Address of their difference, the earlier order first; undefined until two are chosen. */
  path: string | undefined
  toggle: (order: Order) => void
  start: () => void
  stop: () => void
}

/** Two orders that are chosen for their difference. The choice stays while the list turns its pages or changes its filters. */
export function useOrderChoice(): OrderChoice {
  const [chosen, setChosen] = useState<readonly Order[]>()
  const orders = chosen ?? []
  const [was, now] = orders.toSorted((one, other) => (one.CREATE_DATE < other.CREATE_DATE ? -1 : 1))
  const has = (orderId: number) => orders.some(({ ID }) => ID === orderId)
  return {
    active: chosen !== undefined,
    count: orders.length,
    has,
    full: orders.length === COMPARED,
    path: was && now ? `/cabinet/orders/difference?was=${was.ID}&now=${now.ID}` : undefined,
    toggle: (order) =>
      setChosen(
        has(order.ID)
          ? orders.filter(({ ID }) => ID !== order.ID)
          : orders.length < COMPARED
            ? [...orders, order]
            : orders,
      ),
    start: () => setChosen([]),
    stop: () => setChosen(undefined),
  }
}
