import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'

/**
 * Whose answers the page saves and reads: the login of the cookies, or nobody's in particular. Visitors share one name, for a browser
 * without a login is one visitor. undefined: a login from before stamps, which cannot be told from the next one.
 */
export function answerOwner(cookies: KeyValueStore): string | undefined {
  const { loggedIn, stamp } = readLoginIdentity(cookies)
  if (!loggedIn) return 'visitor'
  return stamp === '' ? undefined : `user ${stamp}`
}
