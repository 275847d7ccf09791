import type { BasketType } from '@prilavok/shared-kernel/contract'
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
  /** How often a product's count is on the screen, by `watchKey`. */
  watched: Map<string, number>
  restored?: { basket: BasketType; productId: number }
}

export const BASKETS = ['main', 'loyalty'] as const

export const watchKey = (basket: BasketType, productId: number): string => `${basket} ${productId}`
