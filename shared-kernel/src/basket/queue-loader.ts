import { BASKETS, type BasketInit, type BasketState } from './basket-state'
import { type Changes, isUnconfirmed } from './change'
import type { Queue } from './queue'
import { readSaved, saveChanges } from './saved-changes'

export interface QueueLoader {
  /** Does something with the queue, after it has loaded. Without a connection it is tried again; nothing is lost meanwhile. */
  withQueue(work: (queue: Queue) => void): void
  /** The queue, when it has loaded. */
  current(): Queue | undefined
  /** Resolves when a queue that loads has taken up what an earlier page has left, or has failed to load. */
  loading(): Promise<void>
  dispose(): void
}

const RETRY_MS = 5000

/**
 * Loads the queue when it is needed first. What an earlier page has left unsent goes out with it.
 */
export function createQueueLoader(init: BasketInit & { changes: Changes; state: BasketState }): QueueLoader {
  const { changes, platform } = init
  const lazy: { queue?: Queue; loading?: Promise<Queue>; timer?: ReturnType<typeof setTimeout> } = {}

  const load = async (): Promise<Queue> => {
    const { createQueue } = await import(/* webpackChunkName: "basket-queue" */ './queue')
    const queue = createQueue(init)
    lazy.queue = queue
    void queue.restore()
    return queue
  }
  const openChanges = () =>
    BASKETS.flatMap((basket) =>
      [...changes.of(basket).values()]
        .filter(isUnconfirmed)
        .map(({ item, held, target }) => ({ basket, item, held, target, sent: [] })),
    )
  const markUnsent = () => {
    for (const basket of BASKETS)
      changes.put(
        basket,
        [...changes.of(basket)].map(([id, change]) => [id, { ...change, state: 'unsent' }] as const),
      )
    saveOpen()
  }
  const saveOpen = () => {
    const saved = readSaved(platform)
    const earlier = (saved?.changes ?? []).filter(({ basket, item }) => !changes.of(basket).has(item.ID))
    saveChanges(platform, [...earlier, ...openChanges()], saved?.requests ?? [])
  }
  const withQueue = (work: (queue: Queue) => void) => {
    if (lazy.queue) return work(lazy.queue)
    lazy.loading ??= load().catch((error: unknown) => {
      lazy.loading = undefined
      markUnsent()
      clearTimeout(lazy.timer)
      lazy.timer = setTimeout(retry, RETRY_MS)
      throw error
    })
    lazy.loading.then(work, () => undefined)
  }
  const retry = () => withQueue((queue) => queue.retry())
  const saveWithoutQueue = () => {
    if (!lazy.queue && openChanges().length > 0) saveOpen()
  }
  const ended = [
    platform.onPage('online', () => {
      if (lazy.timer && !lazy.queue) retry()
    }),
    // The page is left while the queue still loads: the next one sends the changes.
    platform.onPage('hidden', saveWithoutQueue),
    platform.onPage('left', saveWithoutQueue),
  ]

  return {
    withQueue,
    current: () => lazy.queue,
    loading: async () => void (await lazy.loading?.catch(() => undefined)),
    dispose() {
      for (const end of ended) end()
      clearTimeout(lazy.timer)
      lazy.queue?.dispose()
    },
  }
}
