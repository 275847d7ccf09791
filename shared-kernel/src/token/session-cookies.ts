import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'

/** The session as the cookies keep it (001 §3). */
export interface StoredSession {
  accessToken: string | undefined
  refreshToken: string | undefined
  /** Milliseconds since 1970 (AMB-33). */
  expires: number | undefined
}

export function readSession(cookies: KeyValueStore): StoredSession {
  const expires = Number(cookies.get('expires'))
  return {
    accessToken: cookies.get('access_token') || undefined,
    refreshToken: cookies.get('refresh_token') || undefined,
    expires: Number.isFinite(expires) && expires > 0 ? expires : undefined,
  }
}

/** @param now milliseconds at which the token was obtained; the expiry counts from it (KERN-001). */
export function storeSession(cookies: KeyValueStore, answer: TokenAnswer, now: number): void {
  cookies.set('access_token', answer.access_token)
  cookies.set('expires_in', String(answer.expires_in))
  cookies.set('expires', String(now + answer.expires_in * 1000))
  if (answer.refresh_token) cookies.set('refresh_token', answer.refresh_token)
  else cookies.remove('refresh_token')
}

export function clearSession(cookies: KeyValueStore): void {
  for (const name of ['access_token', 'expires_in', 'expires', 'refresh_token']) cookies.remove(name)
}
