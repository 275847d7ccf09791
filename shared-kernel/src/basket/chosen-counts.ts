import type { BasketType } from '@prilavok/shared-kernel/contract'
import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'
import { watchKey } from './basket-state'

/**
 * Counts chosen for products that are not in the basket yet (`amount` of 000 §3). They belong to the product, not to the row that shows
 * it: a list that is loaded anew, the product's page and the way back show the same.
 */
export interface ChosenCounts extends ReadableStore<ReadonlyMap<string, number>> {
  of(basket: BasketType, productId: number): number | undefined
  /** Undefined takes the choice back. */
  choose(basket: BasketType, productId: number, count: number | undefined): void
  clear(): void
}

export function createChosenCounts(): ChosenCounts {
  const store = createStore<ReadonlyMap<string, number>>(new Map())
  return {
    current: store.current,
    initial: store.initial,
    subscribe: store.subscribe,
    of: (basket, productId) => store.current().get(watchKey(basket, productId)),
    choose(basket, productId, count) {
      const key = watchKey(basket, productId)
      if (store.current().get(key) === count) return
      const next = new Map(store.current())
      count === undefined ? next.delete(key) : next.set(key, count)
      store.set(next)
    },
    clear: () => store.set(new Map()),
  }
}
