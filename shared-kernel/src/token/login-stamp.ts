import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { readSession } from './session-cookies'

/** A random text of each login, not secret. A session that ends by itself leaves it, a logout does not. */
const COOKIE = 'login_stamp'

export const stampLogin = (cookies: KeyValueStore): void => cookies.set(COOKIE, newIdempotencyKey())
export const removeLoginStamp = (cookies: KeyValueStore): void => cookies.remove(COOKIE)

/** Which login the cookies of all tabs hold, as far as a page can tell without asking. */
export interface LoginIdentity {
  loggedIn: boolean
  /** '' where nobody has logged in since the last logout. */
  stamp: string
}

export const readLoginIdentity = (cookies: KeyValueStore): LoginIdentity => ({
  loggedIn: readSession(cookies).hasRefreshToken,
  stamp: cookies.get(COOKIE) ?? '',
})

/** Whether two identities are of one login, or both of no login. */
export const isSameLogin = (one: LoginIdentity, other: LoginIdentity): boolean =>
  one.loggedIn === other.loggedIn && (!one.loggedIn || one.stamp === other.stamp)
