import { VISITOR_COOKIE } from '@prilavok/shared-kernel/contract/cookies'
import { EdgeError, isEdgeError } from '../errors'
import type { FairShare } from '../load/fair-share'
import {
  DEVICE_COOKIE,
  type SupplierApi,
  TIMEOUT_MS,
  type TokenCaller,
  type TokenReply,
  tokenOf,
} from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import type { TokenRefresher } from '../supplier/token-refresher'
import {
  endedSession,
  isPaused,
  isUserSession,
  isValid,
  pauseCookie,
  refreshCookies,
  refreshTokenIn,
  setCookiesOf,
  takeOver,
  tokenCookies,
} from './session-cookies'

/** The session that a page is rendered for. */
export interface PageSession {
  /** Cookies as the browser will hold them. */
  cookies: Readonly<Record<string, string>>
  /** Set-Cookie values that hand the session over. */
  setCookies: string[]
  /**
   * The user's token has expired, and the cookie of its refresh token is not sent to pages. `now`: the browser is sent to where it
   * is; `later`: that failed a moment ago, so the browser renders the page and tries again by itself.
   */
  renew?: 'now' | 'later'
}

interface SessionRequest {
  domain: string
  cookies: Readonly<Record<string, string>>
  /** Whether the page came over https. */
  secure: boolean
  /** Whom its questions to the API count for, see `FairShare`. */
  groups: readonly string[]
  /** Aborts when the browser waits no more. */
  gone: AbortSignal
}

export interface PageSessions {
  /** @throws EdgeError API_UNREACHABLE when no token can be had, OVERLOADED when it is not this shop's turn in time; the reason of `gone` */
  open(request: SessionRequest): Promise<PageSession>
  /**
   * Renews a user's session by the cookies of a token call. A refresh that the API rejects ends it; an API that is away does not.
   * @returns Set-Cookie values
   * @throws the reason of `gone`
   */
  renew(request: SessionRequest): Promise<string[]>
}

/** A refresh goes on for others when a page has waited long enough. @throws EdgeError API_UNREACHABLE */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const reason = `a page waits no longer than ${milliseconds} ms for a refresh`
    timer = setTimeout(() => reject(new EdgeError('API_UNREACHABLE', reason)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const ofCookie = ({ setCookies }: TokenReply, name: string): string[] =>
  setCookies.filter((line) => line.startsWith(`${name}=`))

const protoOf = ({ secure }: SessionRequest): TokenCaller['proto'] => (secure ? 'https' : 'http')

/**
 * Makes sure that a page has a token before it is rendered (000 §4, Tokens): a valid one of this shop is kept, that of a user is
 * renewed, all others are replaced by an anonymous one, shop by shop in turn.
 * @param timeout milliseconds that a page waits for a refresh
 */
export function createPageSessions(
  api: SupplierApi,
  refresher: TokenRefresher,
  owners: TokenOwners,
  share: FairShare,
  timeout = TIMEOUT_MS,
): PageSessions {
  const hasOwnToken = async ({ domain, cookies, groups, gone }: SessionRequest): Promise<boolean> =>
    isValid(cookies) &&
    (await owners.belongs({ domain, token: cookies.access_token ?? '', groups, signal: gone }))

  const inTurn = async <T>({ domain, gone }: SessionRequest, work: () => Promise<T>): Promise<T> => {
    const release = await share.enter([`shop ${domain}`], gone)
    try {
      return await work()
    } finally {
      release()
    }
  }
  const newVisit = async (request: SessionRequest): Promise<PageSession> => {
    const { domain, cookies, secure } = request
    const caller = { proto: protoOf(request), visitor: cookies[VISITOR_COOKIE] }
    const reply = await api.token(domain, { grant_type: 'client_credentials' }, caller)
    const token = tokenOf(reply)
    owners.add(domain, token.access_token)
    const values = tokenCookies(token, reply.obtainedAt)
    return {
      cookies: { ...cookies, ...values },
      setCookies: [...setCookiesOf(values, secure), ...ofCookie(reply, VISITOR_COOKIE)],
    }
  }
  const refreshed = async (request: SessionRequest, refreshToken: string): Promise<string[]> => {
    const { domain, cookies, secure } = request
    const caller = { proto: protoOf(request), device: cookies[DEVICE_COOKIE] }
    const reply = await inTime(refresher.refresh(domain, refreshToken, caller), timeout)
    const token = tokenOf(reply)
    owners.add(domain, token.access_token)
    const values = tokenCookies(token, reply.obtainedAt)
    return [
      ...setCookiesOf(values, secure),
      // A server that does not rotate refresh tokens answers without one: the old one stays good.
      ...refreshCookies(token.refresh_token ?? refreshToken, secure),
      ...ofCookie(reply, DEVICE_COOKIE),
      // A token that is over at once would send the browser round and round.
      ...(isValid(values) ? [] : [pauseCookie(secure)]),
    ]
  }

  return {
    async open(request) {
      const { cookies, setCookies } = takeOver(request.cookies, request.secure)
      const known = { ...request, cookies }
      if (await hasOwnToken(known)) return { cookies, setCookies }
      if (isUserSession(cookies)) return { cookies, setCookies, renew: isPaused(cookies) ? 'later' : 'now' }
      const visit = await inTurn(known, () => newVisit(known))
      return { ...visit, setCookies: [...setCookies, ...visit.setCookies] }
    },
    async renew(request) {
      const { domain, cookies, secure, gone } = request
      const refreshToken = refreshTokenIn(cookies)
      // Left by a logout that did not reach the edge.
      if (!isUserSession(cookies)) return refreshToken ? refreshCookies(undefined, secure) : []
      try {
        if (await hasOwnToken(request)) return []
        if (!refreshToken) return endedSession(cookies, secure)
        const setCookies = await inTurn(request, () => refreshed(request, refreshToken))
        return refresher.isForgotten(domain, refreshToken) ? [] : setCookies
      } catch (error) {
        if (gone.aborted || !isEdgeError(error)) throw error
        if (error.code !== 'API_REJECTED') return [pauseCookie(secure)]
        // Meanwhile somebody has logged out, or in: the cookies are of another session.
        return refreshToken && refresher.isForgotten(domain, refreshToken)
          ? []
          : endedSession(cookies, secure)
      }
    },
  }
}
