import type { Platform } from '@prilavok/shared-kernel/kernel'
import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'

/** Which block is the alarm of each topic. */
type Holders = ReadonlyMap<string, { id: symbol; since: number }>

/**
 * One cause often fails several blocks of a page at once (a lost connection, a server that is down): each shows its error, one of them
 * is the alarm that a screen reader interrupts for.
 */
export interface Alarms extends ReadableStore<Holders> {
  /** The block becomes the alarm of the topic, unless another one has been since a moment. */
  claim(topic: string, id: symbol): void
}

/** Blocks that fail within this time of the first one have failed with it. */
const TOGETHER_MS = 5000

export function createAlarms({ now }: Pick<Platform, 'now'>): Alarms {
  const { current, initial, subscribe, update } = createStore<Holders>(new Map())
  return {
    current,
    initial,
    subscribe,
    claim(topic, id) {
      const holder = current().get(topic)
      if (holder && (holder.id === id || now() - holder.since < TOGETHER_MS)) return
      update((all) => new Map(all).set(topic, { id, since: now() }))
    },
  }
}
