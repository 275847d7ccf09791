import { newIdempotencyKey } from '@prilavok/shared-kernel/api'
import {
  isLoggedIn,
  LOGIN_STAMP,
  SESSION_MARKER,
  type SessionCookies,
} from '@prilavok/shared-kernel/contract/cookies'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'

/** @param lastsUntil milliseconds since 1970 at which a session that nothing renews is over */
export const stampLogin = (cookies: KeyValueStore, lastsUntil?: number): void =>
  cookies.set(LOGIN_STAMP, newIdempotencyKey() + (lastsUntil === undefined ? '' : `@${lastsUntil}`))
export const removeLoginStamp = (cookies: KeyValueStore): void => cookies.remove(LOGIN_STAMP)

/** Which login the cookies of all tabs hold, as far as a page can tell without asking. */
export interface LoginIdentity {
  /** With or without a password. */
  loggedIn: boolean
  /** '' where nobody has logged in since the last logout. */
  stamp: string
}

export function readLoginIdentity(cookies: KeyValueStore): LoginIdentity {
  const values: SessionCookies = {
    [SESSION_MARKER]: cookies.get(SESSION_MARKER),
    [LOGIN_STAMP]: cookies.get(LOGIN_STAMP),
    expires: cookies.get('expires'),
  }
  return { loggedIn: isLoggedIn(values), stamp: values[LOGIN_STAMP] ?? '' }
}

/** Whether two identities are of one login, or both of no login. */
export const isSameLogin = (one: LoginIdentity, other: LoginIdentity): boolean =>
  one.loggedIn === other.loggedIn && (!one.loggedIn || one.stamp === other.stamp)

/** Whether the login has ended by itself: nobody has logged out, nobody else has logged in. */
export const hasEndedByItself = (before: LoginIdentity, now: LoginIdentity): boolean =>
  before.loggedIn && !now.loggedIn && now.stamp === before.stamp

/**
 * Whether what the user of `before` does may not be done under the session of `now`: he has logged out, or somebody else has logged
 * in. A session that ended by itself goes on as a visitor's (KERN-003), and a visitor may log in.
 */
export const isAnothersSession = (before: LoginIdentity, now: LoginIdentity): boolean =>
  before.stamp !== now.stamp && (before.loggedIn || (before.stamp !== '' && now.loggedIn))
