import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'

/** A store in memory, for cookies and storages of a test. */
export function testStore(initial: Record<string, string> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial))
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

const HOUR_SECONDS = 3600

/** Cookies of a visitor who has been here before and whose anonymous token `test-token` is valid for an hour. */
export const visitorCookies = (): KeyValueStore =>
  testStore({
    firstEntry: 'N',
    access_token: 'test-token',
    expires_in: String(HOUR_SECONDS),
    expires: String(Date.now() + HOUR_SECONDS * 1000),
  })

/** Cookies of a customer who has logged in with a password. */
export function customerCookies(): KeyValueStore {
  const cookies = visitorCookies()
  cookies.set('has_refresh_token', 'Y')
  return cookies
}
