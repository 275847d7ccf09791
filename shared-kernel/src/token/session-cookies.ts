import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { SESSION_MARKED, SESSION_MARKER } from '@prilavok/shared-kernel/contract/cookies'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'

/** The session as the cookies keep it (001 §3). */
export interface StoredSession {
  accessToken: string | undefined
  /** The refresh token itself is in a cookie that the edge alone reads. */
  hasRefreshToken: boolean
  /** Milliseconds since 1970 (AMB-33). */
  expires: number | undefined
}

export function readSession(cookies: KeyValueStore): StoredSession {
  const expires = Number(cookies.get('expires'))
  return {
    accessToken: cookies.get('access_token') || undefined,
    hasRefreshToken: cookies.get(SESSION_MARKER) === SESSION_MARKED,
    expires: Number.isFinite(expires) && expires > 0 ? expires : undefined,
  }
}

/** Milliseconds since 1970 at which a token is over. @param now at which it was obtained (KERN-001) */
export const expiryOf = ({ expires_in }: TokenAnswer, now: number): number => now + expires_in * 1000

/** @param now milliseconds at which the token was obtained; the expiry counts from it (KERN-001). */
export function storeSession(cookies: KeyValueStore, answer: TokenAnswer, now: number): void {
  cookies.set('access_token', answer.access_token)
  cookies.set('expires_in', String(answer.expires_in))
  cookies.set('expires', String(expiryOf(answer, now)))
  if (answer.has_refresh_token) cookies.set(SESSION_MARKER, SESSION_MARKED)
  else cookies.remove(SESSION_MARKER)
}

/** Forgets the access token; a login stays and brings the next one. */
export function clearAccessToken(cookies: KeyValueStore): void {
  for (const name of ['access_token', 'expires_in', 'expires']) cookies.remove(name)
}

export function clearSession(cookies: KeyValueStore): void {
  clearAccessToken(cookies)
  cookies.remove(SESSION_MARKER)
}
