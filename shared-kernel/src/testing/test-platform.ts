import { listenToPage, type Platform } from '@prilavok/shared-kernel/kernel'
import { testStore, visitorCookies } from './test-store'

/** A platform without a browser. By default it holds an anonymous token that is valid for an hour. */
export function createTestPlatform(changes: Partial<Platform> = {}): Platform {
  return {
    kind: 'test',
    apiOrigin: 'http://localhost',
    cookies: visitorCookies(),
    local: testStore(),
    session: testStore(),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
    onPage: (event, listener) =>
      typeof window === 'undefined' ? () => undefined : listenToPage(window, event, listener),
    isOnline: () => typeof navigator === 'undefined' || navigator.onLine,
    now: () => Date.now(),
    withLock: (_name, work) => work(),
    reload: () => undefined,
    open: () => undefined,
    ...changes,
  }
}
