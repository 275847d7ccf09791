import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { ReadableStore } from '@prilavok/shared-kernel/store'
import { BASKETS, type BasketInit, type BasketState, type Move, watchKey } from './basket-state'
import {
  type BasketItem,
  type Change,
  createChanges,
  isOpen,
  isUnconfirmed,
  type OpenChanges,
  seenCount,
} from './change'
import { type ChosenCounts, createChosenCounts } from './chosen-counts'
import { createQueueLoader } from './queue-loader'
import { hasSaved, LEFT_KEY, SAVED_KEY } from './saved-key'

/** Counts that the buyer wants of products: `setAll` takes several as one change. */
export interface TargetCount {
  item: BasketItem
  count: number
}

/**
 * The buyer's changes of both baskets, one queue per page: shown at once, merged for 400 ms, sent one request after the other
 * as counts to be set, so that the last one wins and none counts twice. What has no connection waits; what is
 * rejected goes back with its reason; what was not answered before a reload goes out after it.
 */
export interface Basket {
  readonly changes: ReadableStore<OpenChanges>
  /** What is chosen for products that are not in the basket yet. */
  readonly chosen: ChosenCounts
  /** Sets the count of a product, 400 ms after the last change, or at once; 0 removes it. */
  set(basket: BasketType, item: BasketItem, count: number, when?: 'soon' | 'now'): void
  /** Puts so many more into the basket, at once. */
  add(basket: BasketType, item: BasketItem, count: number): void
  /**
   * Sets counts of several products as one change, at once: one undo, and one request for each thousand.
   * @param done what the notice says of it; without it how many were changed
   */
  setAll(basket: BasketType, targets: readonly TargetCount[], done?: string): void
  /** Empties a basket. @param items what it holds, as far as the page knows */
  clear(basket: BasketType, items: readonly BasketItem[]): void
  /** The end of a product's change: undefined when it was made, else `rejected` or `unsent`. */
  finished(basket: BasketType, productId: number): Promise<Change | undefined>
  /** Takes back the last change; false when there is none. */
  undo(): boolean
  /** The row that an undone removal brings back, a new object each time. */
  restored(): { basket: BasketType; productId: number } | undefined
  /** Sends what waits. Resolves when what an earlier page has left unsent is among the changes, too. */
  flush(): Promise<void>
  /** Sends what had no connection once more. */
  retry(): void
  /** Says that a product's count is on the screen, where a rejection is read beside it. Returns the function that ends it. */
  watch(basket: BasketType, productId: number): () => void
  /** Keeps in step with colleagues and other devices while a basket is on the screen. Returns the function that ends it. */
  followOtherDevices(): () => void
  /** Whether a product's count is one that this page's requests have made last, or in the change that is not over. */
  isMadeHere(basket: BasketType, productId: number, count: number): boolean
  /** Grows when this browser has changed a basket besides this page's queue: in another tab, by an order, a login, a file. */
  changedBesides(): number
  /** Grows whenever the server's main basket became another one: products that were asked for before may hold old counts. */
  version(): number
  dispose(): void
}

/** The queue itself loads when products are on the screen, or at the first change; the first view needs only this. */
export function createBasket(init: BasketInit): Basket {
  const changes = createChanges()
  const chosen = createChosenCounts()
  const state: BasketState = {
    version: 0,
    telling: false,
    besides: 0,
    openBaskets: 0,
    made: new Map(),
    watched: new Map(),
  }
  const loader = createQueueLoader({ ...init, changes, state })
  const { withQueue } = loader

  const change = (
    basket: BasketType,
    targets: readonly TargetCount[],
    options: { when?: 'soon' | 'now'; call?: Change['call']; clear?: boolean; done?: string | undefined },
  ) => {
    const before = changes.of(basket)
    const moves = targets.flatMap(({ item, count }): Move[] => {
      const known = before.get(item.ID)
      const from = isOpen(known) ? known.target : item.held
      return from === count && known?.state !== 'rejected' ? [] : [{ item, from, to: count }]
    })
    if (moves.length === 0) return
    changes.put(
      basket,
      moves.map(({ item, to }) => {
        const known = before.get(item.ID)
        const { held = item.held } = known ?? {}
        return [
          item.ID,
          { item, held, seen: seenCount(item, known), target: to, state: 'waiting', call: options.call },
        ]
      }),
    )
    withQueue((queue) => queue.changed(basket, moves, options))
  }
  /** At once, also while the queue is still loading. */
  const discard = () => {
    withQueue((queue) => queue.discard())
    chosen.clear()
    for (const basket of BASKETS) {
      const ids = [...changes.of(basket).keys()]
      if (ids.length > 0)
        changes.put(
          basket,
          ids.map((id) => [id, undefined]),
        )
    }
    init.platform.session.remove(SAVED_KEY)
    init.platform.local.remove(LEFT_KEY)
  }
  const ended = [
    init.bus.on('basket:changed', ({ basket, CNT }) => {
      if (state.telling) return
      state.besides += 1
      if (CNT === 0) loader.current()?.emptied(basket)
      withQueue((queue) => void queue.follow(basket))
    }),
    init.bus.on('session:changed', (session) => {
      state.besides += 1
      // What somebody has left unsent is not for who comes next.
      if (session.state === 'visitor' || session.replaced) discard()
    }),
  ]
  if (hasSaved(init.platform)) withQueue(() => undefined)

  return {
    changes,
    chosen,
    set: (basket, item, count, when = 'soon') => change(basket, [{ item, count }], { when }),
    add(basket, item, count) {
      const known = changes.of(basket).get(item.ID)
      const from = isOpen(known) ? known.target : item.held
      const call = isUnconfirmed(known) ? known.call : 'add'
      change(basket, [{ item, count: from + count }], { when: 'now', call })
    },
    setAll: (basket, targets, done) => change(basket, targets, { when: 'now', done }),
    clear(basket, items) {
      const added = [...changes.of(basket).values()].filter(isOpen).map(({ item }) => item)
      const all = new Map([...added, ...items].map((item) => [item.ID, item]))
      change(
        basket,
        [...all.values()].map((item) => ({ item, count: 0 })),
        { when: 'now', clear: true },
      )
    },
    finished: (basket, productId) =>
      new Promise((resolve) => {
        const look = () => {
          const now = changes.of(basket).get(productId)
          if (now?.state === 'waiting' || now?.state === 'sending') return
          unsubscribe()
          resolve(now?.state === 'confirmed' ? undefined : now)
        }
        const unsubscribe = changes.subscribe(look)
        look()
      }),
    undo: () => loader.current()?.undo() ?? false,
    restored: () => state.restored,
    async flush() {
      const queue = loader.current()
      if (queue) return queue.flush()
      const isUnsent = BASKETS.some((basket) => [...changes.of(basket).values()].some(isUnconfirmed))
      if (!isUnsent && !hasSaved(init.platform)) return
      await loader.loading()
      loader.current()?.flush()
    },
    retry: () => withQueue((queue) => queue.retry()),
    watch(basket, productId) {
      const key = watchKey(basket, productId)
      state.watched.set(key, (state.watched.get(key) ?? 0) + 1)
      withQueue(() => undefined)
      return () => {
        const left = (state.watched.get(key) ?? 1) - 1
        if (left > 0) return state.watched.set(key, left)
        state.watched.delete(key)
        // A reason that nobody looks at any more has been read.
        if (changes.of(basket).get(productId)?.state === 'rejected')
          changes.put(basket, [[productId, undefined]])
        return undefined
      }
    },
    followOtherDevices() {
      state.openBaskets += 1
      withQueue((queue) => queue.watchOthers())
      return () => {
        state.openBaskets -= 1
      }
    },
    isMadeHere: (basket, productId, count) =>
      state.made.get(watchKey(basket, productId))?.includes(count) ?? false,
    changedBesides: () => state.besides,
    version: () => state.version,
    dispose() {
      for (const end of ended) end()
      loader.dispose()
    },
  }
}
