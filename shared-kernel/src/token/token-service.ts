import type { Bus } from '@prilavok/shared-kernel/bus'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { removeLoginStamp, stampLogin } from './login-stamp'
import { reloadOnce } from './reload-once'
import { requestToken, revokeToken, type TokenGrant } from './request-token'
import { clearAccessToken, clearSession, readSession, storeSession } from './session-cookies'

export { LoginError } from './request-token'

/** The life cycle of the access token (000 §4, Tokens). One for all parts; one refresh at a time over all tabs. */
export interface TokenService {
  /** A token that is not expired: stored, refreshed or new. @throws when none can be obtained. */
  get(): Promise<string>
  /** Whether the session came from a login with a password (AMB-01). */
  hasRefreshToken(): boolean
  /** @throws LoginError when the name or the password is wrong. */
  login(username: string, password: string): Promise<void>
  /**
   * Takes the session that an answer besides that of a login brings: of a user without a password, whose e-mail is confirmed
   * (AMB-26), or a full one with the first password.
   */
  enter(answer: TokenAnswer): Promise<void>
  /** Whether the user of this page has logged out here: the page is being left, and nobody is asked to log in. */
  hasLoggedOut(): boolean
  /**
   * Ends the login on the server and goes on as a visitor (AMB-79).
   * @returns whether the server has confirmed it; in this browser the login is over in any case
   * @throws ApiError when there is no connection: the session stays
   */
  logout(): Promise<boolean>
  /**
   * The server rejected this token as invalid or expired: clears it and reloads, once a minute at most (AMB-18). A login goes on
   * with a refreshed token, as long as the server has not said that the session itself is over.
   * @param isSessionOver said by the token check (KERN-008)
   */
  rejected(accessToken: string, isSessionOver?: boolean): void
}

const LOCK = 'prilavok-token'

/** Only the server's word that the refresh token is no good ends a login; an outage or a limit does not. */
const endsTheSession = (error: unknown): boolean =>
  isApiError(error) && error.answered && [400, 401, 403].includes(error.status)

export function createTokenService(init: { platform: Platform; bus: Bus; domain: string }): TokenService {
  const { platform, bus, domain } = init
  const { cookies } = platform
  const waiting: { current?: Promise<string> } = {}
  const state = { loggedOut: false }

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
  const endOnServer = async (accessToken = readSession(cookies).accessToken): Promise<boolean> => {
    try {
      await revokeToken(platform.apiOrigin, accessToken)
      return true
    } catch (error) {
      if (isApiError(error) && error.answered) return false
      throw error
    }
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
          bus.emit('session:changed', { state: 'visitor', expired: true })
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
    hasLoggedOut: () => state.loggedOut,
    async login(username, password) {
      const replaced = await platform.withLock(LOCK, async () => {
        const isOver = readSession(cookies).hasRefreshToken
        await obtain({ grant_type: 'password', username, password })
        stampLogin(cookies)
        state.loggedOut = false
        return isOver
      })
      bus.emit('session:changed', { state: 'customer', replaced })
    },
    async enter(answer) {
      const startedAt = platform.now()
      const isFull = answer.has_refresh_token === true
      const replaced = await platform.withLock(LOCK, async () => {
        const isOver = readSession(cookies).hasRefreshToken
        // A full session takes the place of the refresh token by itself.
        if (isOver && !isFull) await endOnServer().catch(() => undefined)
        storeSession(cookies, answer, startedAt)
        state.loggedOut = false
        if (isFull) stampLogin(cookies)
        else removeLoginStamp(cookies)
        return isOver
      })
      bus.emit('session:changed', { state: isFull ? 'customer' : 'partial', replaced })
    },
    async logout() {
      const confirmed = await platform.withLock(LOCK, async () => {
        const isDone = await endOnServer()
        clearSession(cookies)
        removeLoginStamp(cookies)
        state.loggedOut = true
        return isDone
      })
      bus.emit('session:changed', { state: 'visitor' })
      return confirmed
    },
    rejected(accessToken, isSessionOver = false) {
      const { accessToken: stored, hasRefreshToken } = readSession(cookies)
      if (stored !== accessToken) return
      if (isSessionOver) {
        clearSession(cookies)
        void endOnServer(accessToken).catch(() => undefined)
        if (hasRefreshToken) bus.emit('session:changed', { state: 'visitor', expired: true })
      } else clearAccessToken(cookies)
      reloadOnce(platform)
    },
  }
}
