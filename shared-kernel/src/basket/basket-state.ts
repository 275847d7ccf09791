import type { BasketCounts, BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import type { BasketItem } from './change'

/** What the basket needs of the page's kernel. */
export type BasketInit = Pick<Kernel, 'api' | 'bus' | 'query' | 'notices' | 'platform'>

/** One product's count before and after a change. */
export interface Move {
  item: BasketItem
  from: number
  to: number
}

/** What the queue, which loads later, shares with the page. */
export interface BasketState {
  version: number
  /** The event `basket:changed` that is being told is the queue's own. */
  telling: boolean
  /** How often this browser has changed a basket besides this page's queue: in another tab, by an order, a merge, a file. */
  besides: number
  /** The counts that this page's requests have made, or are making, the last one at the end, by `watchKey`. */
  made: Map<string, readonly number[]>
  /** How many baskets are on the screen whose changes by others are to be seen. */
  openBaskets: number
  /** How often a product's count is on the screen, by `watchKey`. */
  watched: Map<string, number>
  restored?: { basket: BasketType; productId: number }
}

export const BASKETS = ['main', 'loyalty'] as const

/** Tells counts that the queue has found out for itself: it does not follow its own news. */
export function tellBasket(
  { bus, state }: Pick<BasketInit, 'bus'> & { state: BasketState },
  basket: BasketType,
  counts: BasketCounts,
): void {
  state.telling = true
  try {
    bus.emit('basket:changed', { basket, ...counts })
  } finally {
    state.telling = false
  }
}

export const watchKey = (basket: BasketType, productId: number): string => `${basket} ${productId}`

/** A request makes this count of a product. */
export function noteMade({ made }: BasketState, basket: BasketType, productId: number, count: number): void {
  const key = watchKey(basket, productId)
  made.set(key, [...(made.get(key) ?? []), count])
}

/** The changes of a product are over: of the counts that they have made only the last one is left. */
export function endMade({ made }: BasketState, basket: BasketType, productId: number): void {
  const key = watchKey(basket, productId)
  made.set(key, (made.get(key) ?? []).slice(-1))
}
