import type { Bus } from '@prilavok/shared-kernel/bus'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { removeLoginStamp, stampLogin } from './login-stamp'
import { requestToken, type TokenGrant } from './request-token'
import { clearSession, readSession, storeSession } from './session-cookies'

export { LoginError } from './request-token'

/** The life cycle of the access token (000 §4, Tokens). One for all parts; one refresh at a time over all tabs. */
export interface TokenService {
  /** A token that is not expired: stored, refreshed or new. @throws when none can be obtained. */
  get(): Promise<string>
  /** Whether the session came from a login with a password (AMB-01). */
  hasRefreshToken(): boolean
  /** @throws LoginError when the name or the password is wrong. */
  login(username: string, password: string): Promise<void>
  /** Takes an anonymous token in place of the customer's (AMB-79). @throws ApiError when there is none: the session stays. */
  logout(): Promise<void>
  /** The server rejected this token as invalid or expired: clears it and reloads, once a minute at most (AMB-18). */
  rejected(accessToken: string): void
}

const LOCK = 'prilavok-token'
const RELOAD_MARK = 'token_reloaded_at'
const RELOAD_PAUSE_MS = 60_000

/** Only the server's word that the refresh token is no good ends a login; an outage or a limit does not. */
const endsTheSession = (error: unknown): boolean =>
  isApiError(error) && error.answered && [400, 401, 403].includes(error.status)

export function createTokenService(init: { platform: Platform; bus: Bus; domain: string }): TokenService {
  const { platform, bus, domain } = init
  const { cookies } = platform
  const waiting: { current?: Promise<string> } = {}

  const validToken = (): string | undefined => {
    const { accessToken, expires } = readSession(cookies)
    return accessToken && expires && expires >= platform.now() ? accessToken : undefined
  }
  const obtain = async (grant: TokenGrant): Promise<TokenAnswer> => {
    const startedAt = platform.now()
    const answer = await requestToken(platform.apiOrigin, domain, grant)
    storeSession(cookies, answer, startedAt)
    return answer
  }
  const renew = () =>
    platform.withLock(LOCK, async () => {
      const another = validToken()
      if (another) return another
      if (readSession(cookies).hasRefreshToken) {
        try {
          return (await obtain({ grant_type: 'refresh_token' })).access_token
        } catch (error) {
          if (!endsTheSession(error)) throw error
          clearSession(cookies)
          const { access_token } = await obtain({ grant_type: 'client_credentials' })
          bus.emit('session:changed', { state: 'visitor', expired: true })
          return access_token
        }
      }
      return (await obtain({ grant_type: 'client_credentials' })).access_token
    })

  return {
    get() {
      const token = validToken()
      if (token) return Promise.resolve(token)
      waiting.current ??= renew().finally(() => {
        waiting.current = undefined
      })
      return waiting.current
    },
    hasRefreshToken: () => readSession(cookies).hasRefreshToken,
    async login(username, password) {
      const replaced = await platform.withLock(LOCK, async () => {
        const isOver = readSession(cookies).hasRefreshToken
        await obtain({ grant_type: 'password', username, password })
        stampLogin(cookies)
        return isOver
      })
      bus.emit('session:changed', { state: 'customer', replaced })
    },
    async logout() {
      await platform.withLock(LOCK, () => obtain({ grant_type: 'client_credentials' }))
      removeLoginStamp(cookies)
      bus.emit('session:changed', { state: 'visitor' })
    },
    rejected(accessToken) {
      if (readSession(cookies).accessToken !== accessToken) return
      clearSession(cookies)
      const last = Number(platform.session.get(RELOAD_MARK) ?? 0)
      if (platform.now() - last < RELOAD_PAUSE_MS) return platform.open('/server-error')
      platform.session.set(RELOAD_MARK, String(platform.now()))
      platform.reload()
    },
  }
}
