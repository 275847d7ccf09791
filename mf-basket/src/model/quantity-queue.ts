/** Counts by product id. */
export type Wanted = ReadonlyMap<number, number>

export interface QuantityQueueInit {
  /** Sends counts to be set. Must not reject. */
  send(wanted: Wanted): Promise<void>
  /** Told of the products whose count waits or is being sent. */
  onPending(productIds: ReadonlySet<number>): void
  /** Nothing waits and nothing runs any more. */
  onIdle(): void
  /** Kit §7: milliseconds after the last change. @default 400 */
  pause?: number
}

/** Changes of one basket: merged while the buyer goes on, sent one request after the other, the last count wins. */
export interface QuantityQueue {
  set(productId: number, quantity: number): void
  /** Whether a newer count of this product waits. */
  waits(productId: number): boolean
  /** Does other work in its turn, instead of the waiting counts of `productIds`. `work` must not reject. */
  instead(productIds: Iterable<number>, work: () => Promise<void>): void
  /** Sends what waits now. */
  flush(): void
  busy(): boolean
}

export function createQuantityQueue({
  send,
  onPending,
  onIdle,
  pause = 400,
}: QuantityQueueInit): QuantityQueue {
  const waiting = new Map<number, number>()
  const state: {
    sending: Wanted
    jobs: number
    tail: Promise<void>
    timer?: ReturnType<typeof setTimeout>
  } = { sending: new Map(), jobs: 0, tail: Promise.resolve() }

  const report = () => onPending(new Set([...waiting.keys(), ...state.sending.keys()]))
  const busy = () => state.jobs > 0 || waiting.size > 0
  const enqueue = (work: () => Promise<void>) => {
    state.jobs += 1
    state.tail = state.tail.then(work).finally(() => {
      state.jobs -= 1
      report()
      if (!busy()) onIdle()
    })
  }
  const sendWaiting = async () => {
    if (waiting.size === 0) return
    state.sending = new Map(waiting)
    waiting.clear()
    await send(state.sending)
    state.sending = new Map()
  }
  const flush = () => {
    clearTimeout(state.timer)
    if (waiting.size > 0) enqueue(sendWaiting)
  }

  return {
    set(productId, quantity) {
      waiting.set(productId, quantity)
      clearTimeout(state.timer)
      state.timer = setTimeout(flush, pause)
      report()
    },
    waits: (productId) => waiting.has(productId),
    instead(productIds, work) {
      for (const id of productIds) waiting.delete(id)
      report()
      enqueue(work)
    },
    flush,
    busy,
  }
}
