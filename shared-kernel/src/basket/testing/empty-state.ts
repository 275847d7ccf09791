import type { BasketState } from '../basket-state'

/** What the queue shares with a page on which nothing has happened yet. */
export const emptyState = (): BasketState => ({
  version: 0,
  telling: false,
  besides: 0,
  made: new Map(),
  openBaskets: 0,
  watched: new Map(),
})
