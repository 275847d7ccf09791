import type { Bus } from '@prilavok/shared-kernel/bus'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { createStore, type ReadableStore } from '@prilavok/shared-kernel/store'
import {
  hasEndedByItself,
  type LoginIdentity,
  readLoginIdentity,
  removeLoginStamp,
  stampLogin,
} from './login-stamp'
import { reloadOnce } from './reload-once'
import { requestToken, revokeToken, type TokenGrant } from './request-token'
import { clearAccessToken, clearSession, expiryOf, readSession, storeSession } from './session-cookies'

export { LoginError } from './request-token'

interface EnterOptions {
  /** The session goes on as that of the same user: nothing on the page is taken away. @default false */
  isSameUser?: boolean
  /** Whose session it is, where that is known: nothing stays of another user whose session has ended by itself. */
  email?: string | undefined
}

export interface TokenServiceInit {
  platform: Platform
  bus: Bus
  /** Whose page it is. */
  user: { login(): LoginIdentity; isAnother(email: string): boolean; catchUp(): void }
  domain: string
}

/** The life cycle of the access token (000 §4, Tokens). One for all parts; one refresh at a time over all tabs. */
export interface TokenService {
  /** A token that is not expired: stored, refreshed or new. @throws when none can be obtained. */
  get(): Promise<string>
  /** How many tokens this page has obtained: data that are asked for once a token are asked for again then. */
  obtained: ReadableStore<number>
  /** Whether the session came from a login with a password (AMB-01). */
  hasRefreshToken(): boolean
  /** @throws LoginError when the name or the password is wrong. */
  login(username: string, password: string): Promise<void>
  /**
   * Takes the session that an answer besides that of a login brings: of a user without a password, whose e-mail is confirmed
   * (AMB-26), or a full one with the first password.
   */
  enter(answer: TokenAnswer, options?: EnterOptions): Promise<void>
  /** Whether the page is being left after a logout: nobody is asked to log in. */
  isLeaving(): boolean
  /** Whether a logout that is told of just now is made by this page; else another tab has made it. */
  isLoggingOut(): boolean
  /**
   * Ends the login on the server and goes on as a visitor (AMB-79).
   * @param leaves whether the page is left once the server has confirmed it. @default false
   * @returns whether the server has confirmed it; in this browser the login is over in any case
   * @throws ApiError when there is no connection: the session stays
   */
  logout(leaves?: boolean): Promise<boolean>
  /**
   * The server rejected this token as invalid or expired: clears it and reloads, once a minute at most (AMB-18). A login goes on
   * with a refreshed token, as long as the server has not said that the session itself is over.
   * @param isSessionOver said by the token check (KERN-008)
   * @returns whether another tab has dealt with that token already: what was asked with it can be asked again with the next one
   */
  rejected(accessToken: string, isSessionOver?: boolean): boolean
}

const LOCK = 'prilavok-token'
/** The page that loads anew waits no longer for the end of a session that is over anyway. */
const END_TIMEOUT_MS = 3000

/** Only the server's word that the refresh token is no good ends a login; an outage or a limit does not. */
const endsTheSession = (error: unknown): boolean =>
  isApiError(error) && error.answered && [400, 401, 403].includes(error.status)

export function createTokenService(init: TokenServiceInit): TokenService {
  const { platform, bus, user, domain } = init
  const { cookies } = platform
  const waiting: { current?: Promise<string> } = {}
  const state = { leaving: false, loggingOut: false, ending: false }
  const obtained = createStore(0)

  const validToken = (): string | undefined => {
    const { accessToken, expires } = readSession(cookies)
    return accessToken && expires && expires >= platform.now() ? accessToken : undefined
  }
  const obtain = async (grant: TokenGrant): Promise<string> => {
    const startedAt = platform.now()
    const answer = await requestToken(platform.apiOrigin, domain, grant)
    // Another tab may read between two cookies: it must not take a new user's token for the former one's.
    if (grant.grant_type === 'password') stampLogin(cookies)
    storeSession(cookies, answer, startedAt)
    // A browser may write cookies without waiting. A read waits: the next tab that has the lock finds this token.
    readSession(cookies)
    obtained.update((count) => count + 1)
    return answer.access_token
  }
  /** Whether the server, or another tab, has ended the login of this page by itself. */
  const hasEnded = () => hasEndedByItself(user.login(), readLoginIdentity(cookies))
  const endOnServer = async (timeoutMs?: number): Promise<boolean> => {
    try {
      await revokeToken(platform.apiOrigin, readSession(cookies).accessToken, timeoutMs)
      return true
    } catch (error) {
      if (isApiError(error) && error.answered) return false
      throw error
    }
  }
  /** The server has it taken back before it is cleared here, and no login comes between: a late answer would take that one's cookies. */
  const endRejected = (accessToken: string) =>
    platform.withLock(LOCK, async () => {
      const { loggedIn } = readLoginIdentity(cookies)
      if (readSession(cookies).accessToken !== accessToken) return
      await endOnServer(END_TIMEOUT_MS).catch(() => undefined)
      clearSession(cookies)
      if (loggedIn) bus.emit('session:changed', { state: 'visitor', expired: true })
      reloadOnce(platform)
    })
  const renew = () =>
    platform.withLock(LOCK, async () => {
      // Not outside of the lock: a logout under way takes its cookies away one by one.
      if (hasEnded()) user.catchUp()
      const another = validToken()
      if (another) return another
      if (readSession(cookies).hasRefreshToken) {
        try {
          return await obtain({ grant_type: 'refresh_token' })
        } catch (error) {
          if (!endsTheSession(error)) throw error
          clearSession(cookies)
          bus.emit('session:changed', { state: 'visitor', expired: true })
        }
      }
      // Nothing renews the session of a user without a password.
      const isOver = readLoginIdentity(cookies).loggedIn
      const token = await obtain({ grant_type: 'client_credentials' })
      if (isOver) bus.emit('session:changed', { state: 'visitor', expired: true })
      return token
    })

  return {
    get() {
      const token = validToken()
      if (token && !hasEnded()) return Promise.resolve(token)
      waiting.current ??= renew().finally(() => {
        waiting.current = undefined
      })
      return waiting.current
    },
    obtained,
    hasRefreshToken: () => readSession(cookies).hasRefreshToken,
    isLeaving: () => state.leaving,
    isLoggingOut: () => state.loggingOut,
    async login(username, password) {
      const replaced = await platform.withLock(LOCK, async () => {
        const { loggedIn } = readLoginIdentity(cookies)
        await obtain({ grant_type: 'password', username, password })
        return loggedIn || user.isAnother(username)
      })
      bus.emit('session:changed', { state: 'customer', replaced })
    },
    async enter(answer, { isSameUser = false, email } = {}) {
      const startedAt = platform.now()
      const isFull = answer.has_refresh_token === true
      const replaced = await platform.withLock(LOCK, async () => {
        const { loggedIn } = readLoginIdentity(cookies)
        const isReplaced = loggedIn && !isSameUser
        // A full session takes the place of the refresh token by itself.
        if (isReplaced && !isFull) await endOnServer().catch(() => undefined)
        stampLogin(cookies, isFull ? undefined : expiryOf(answer, startedAt))
        storeSession(cookies, answer, startedAt)
        obtained.update((count) => count + 1)
        return isReplaced || (!isSameUser && email !== undefined && user.isAnother(email))
      })
      bus.emit('session:changed', { state: isFull ? 'customer' : 'partial', replaced })
    },
    async logout(leaves = false) {
      state.loggingOut = true
      try {
        const confirmed = await platform.withLock(LOCK, async () => {
          const isDone = await endOnServer()
          clearSession(cookies)
          removeLoginStamp(cookies)
          state.leaving = leaves && isDone
          return isDone
        })
        bus.emit('session:changed', { state: 'visitor' })
        return confirmed
      } finally {
        state.loggingOut = false
      }
    },
    rejected(accessToken, isSessionOver = false) {
      if (state.ending) return false
      if (readSession(cookies).accessToken !== accessToken) return true
      if (isSessionOver) {
        state.ending = true
        void endRejected(accessToken).finally(() => {
          state.ending = false
        })
        return false
      }
      clearAccessToken(cookies)
      reloadOnce(platform)
      return false
    },
  }
}
