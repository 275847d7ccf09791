import type { KeyValueStore, Platform } from '@prilavok/shared-kernel/kernel'
import { createTestPlatform } from './test-platform'
import { testStore } from './test-store'

/** Platforms of the tabs of one browser. */
export interface BrowserOfTabs {
  cookies: KeyValueStore
  /** Another tab: cookies, locks, storage of the shop and messages are shared, what belongs to the tab is its own. */
  tab(changes?: Partial<Platform>): Platform
}

/** Several tabs of one shop, as a browser joins them: everybody but the sender hears a message, a lock has one owner. */
export function browserOfTabs(cookies = testStore()): BrowserOfTabs {
  const local = testStore()
  const listeners = new Set<(sender: symbol, message: unknown) => void>()
  const queues = new Map<string, Promise<unknown>>()
  const withLock: Platform['withLock'] = (name, work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
    queues.set(name, turn)
    return turn
  }
  return {
    cookies,
    tab(changes) {
      const own = Symbol('tab')
      return createTestPlatform({
        cookies,
        local,
        withLock,
        tabs: {
          post(message) {
            for (const listener of listeners) listener(own, structuredClone(message))
          },
          subscribe(listen) {
            const listener = (sender: symbol, message: unknown) => {
              if (sender !== own) listen(message)
            }
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        ...changes,
      })
    },
  }
}
