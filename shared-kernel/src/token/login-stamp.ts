import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import { LOGIN_STAMP } from '@prilavok/shared-kernel/contract/cookies'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { readSession } from './session-cookies'

export const stampLogin = (cookies: KeyValueStore): void => cookies.set(LOGIN_STAMP, newIdempotencyKey())
export const removeLoginStamp = (cookies: KeyValueStore): void => cookies.remove(LOGIN_STAMP)

/** Which login the cookies of all tabs hold, as far as a page can tell without asking. */
export interface LoginIdentity {
  loggedIn: boolean
  /** '' where nobody has logged in since the last logout. */
  stamp: string
}

export const readLoginIdentity = (cookies: KeyValueStore): LoginIdentity => ({
  loggedIn: readSession(cookies).hasRefreshToken,
  stamp: cookies.get(LOGIN_STAMP) ?? '',
})

/** Whether two identities are of one login, or both of no login. */
export const isSameLogin = (one: LoginIdentity, other: LoginIdentity): boolean =>
  one.loggedIn === other.loggedIn && (!one.loggedIn || one.stamp === other.stamp)
