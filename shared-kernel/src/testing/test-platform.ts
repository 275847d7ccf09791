import type { KeyValueStore, Platform } from '@prilavok/shared-kernel/kernel'

const memory = (initial: Record<string, string> = {}): KeyValueStore => {
  const values = new Map(Object.entries(initial))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/** A platform without a browser. By default it holds an anonymous token that is valid for an hour. */
export function createTestPlatform(changes: Partial<Platform> = {}): Platform {
  return {
    kind: 'test',
    apiOrigin: 'http://localhost',
    cookies: memory({
      access_token: 'test-token',
      expires_in: '3600',
      expires: String(Date.now() + 3_600_000),
    }),
    local: memory(),
    session: memory(),
    tabs: { post: () => undefined, subscribe: () => () => undefined },
    now: () => Date.now(),
    withLock: (_name, work) => work(),
    reload: () => undefined,
    open: () => undefined,
    ...changes,
  }
}
