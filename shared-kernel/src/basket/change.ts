import type { BasketType } from '@prilavok/shared-kernel/contract'
import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'

/** A product as far as a change of its count needs it. */
export interface BasketItem {
  ID: number
  NAME: string
  /** Price of one, for the estimate of the basket's sum; none: the product does not count into it. */
  price?: number | undefined
  /** Does not count for free delivery (AMB-07). */
  undelivered?: boolean
  /** How many the basket holds as far as the caller knows. A change under way knows better. */
  held: number
  /** What the buyer saw when he began to type the count, where the page has learnt of another one since. @default `held` */
  seen?: number | undefined
}

/** A change of one product's count that is not over. Immutable: a new object for each new state. */
export interface Change {
  readonly item: BasketItem
  /** What the server is known to hold. */
  readonly held: number
  /** What the buyer saw when he changed it, where somebody else has made something else of it since. @default `held` */
  readonly seen?: number | undefined
  /** What the buyer wants; 0 removes. */
  readonly target: number
  /**
   * - `waiting`: for the end of the pause, or for its turn
   * - `sending`: the request is under way
   * - `unsent`: there was no answer; it goes out again by itself
   * - `confirmed`: the server has it, and the rows on the screen are being loaded anew
   * - `rejected`: not made, or made otherwise than asked; `reason` says why, the count is the server's
   */
  readonly state: 'waiting' | 'sending' | 'unsent' | 'confirmed' | 'rejected'
  readonly reason?: string
  /** Of `rejected`: what is shown elsewhere has been loaded since, and knows better than `held`. */
  readonly superseded?: boolean
  /** The target count of a change that a breakdown of the server has prevented: it may simply be tried again. */
  readonly asked?: number | undefined
  /** Which call is meant (AMB-11): `add` on top of what is there, `set` instead of it; without it the counts decide. */
  readonly call?: 'add' | 'set' | undefined
}

/** Whether the count that is shown is the change's own. */
export const isOpen = (change: Change | undefined): change is Change =>
  change !== undefined && change.state !== 'rejected'

/** Whether the server may not have the target count yet. */
export const isUnconfirmed = (change: Change | undefined): change is Change =>
  isOpen(change) && change.state !== 'confirmed'

/**
 * What the buyer saw of a count that he changes now.
 * @param known his earlier change of it; where that was rejected, the count is nobody else's doing
 */
export function seenCount({ held, seen }: BasketItem, known: Change | undefined): number | undefined {
  const isOwn = known?.state === 'rejected' && known.held === held
  return known?.seen ?? (isOwn ? undefined : seen)
}

/**
 * The count to show of a product: what the buyer wants, or after a rejection what the server holds.
 * @param held what the list that shows it says
 */
export function shownCount(change: Change | undefined, held: number): number {
  if (!change || change.superseded) return held
  return change.state === 'rejected' ? change.held : change.target
}

/** Changes of both baskets by product. */
export type OpenChanges = Readonly<Record<BasketType, ReadonlyMap<number, Change>>>

/** What the queue does with them; each update makes a new map. */
export interface Changes extends ReadableStore<OpenChanges> {
  of(basket: BasketType): ReadonlyMap<number, Change>
  /** Writes changes of products; undefined ends one. */
  put(basket: BasketType, updates: Iterable<readonly [number, Change | undefined]>): void
}

export function createChanges(): Changes {
  const store = createStore<OpenChanges>({ main: new Map(), loyalty: new Map() })
  return {
    ...store,
    of: (basket) => store.current()[basket],
    put(basket, updates) {
      const next = new Map(store.current()[basket])
      for (const [id, change] of updates) change ? next.set(id, change) : next.delete(id)
      store.update((all) => ({ ...all, [basket]: next }))
    },
  }
}
