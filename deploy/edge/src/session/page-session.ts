import { isEdgeError } from '../errors'
import type { FairShare } from '../load/fair-share'
import { type SupplierApi, type TokenCaller, tokenOf, VISITOR_COOKIE } from '../supplier/supplier-api'
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

const protoOf = ({ secure }: SessionRequest): TokenCaller['proto'] => (secure ? 'https' : 'http')

/**
 * Makes sure that a page has a token before it is rendered (000 §4, Tokens): a valid one of this shop is kept, that of a user is
 * renewed, all others are replaced by an anonymous one, shop by shop in turn.
 */
export function createPageSessions(
  api: SupplierApi,
  refresher: TokenRefresher,
  owners: TokenOwners,
  share: FairShare,
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
    const ofVisitor = reply.setCookies.filter((line) => line.startsWith(`${VISITOR_COOKIE}=`))
    return {
      cookies: { ...cookies, ...values },
      setCookies: [...setCookiesOf(values, secure), ...ofVisitor],
    }
  }
  const refreshed = async (request: SessionRequest, refreshToken: string): Promise<string[]> => {
    const { domain, secure } = request
    const reply = await refresher.refresh(domain, refreshToken, protoOf(request))
    const token = tokenOf(reply)
    owners.add(domain, token.access_token)
    const values = tokenCookies(token, reply.obtainedAt)
    return [
      ...setCookiesOf(values, secure),
      // A server that does not rotate refresh tokens answers without one: the old one stays good.
      ...refreshCookies(token.refresh_token ?? refreshToken, secure),
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
      const { cookies, secure, gone } = request
      const refreshToken = refreshTokenIn(cookies)
      try {
        if (await hasOwnToken(request)) return []
        if (!refreshToken) return isUserSession(cookies) ? endedSession(cookies, secure) : []
        return await inTurn(request, () => refreshed(request, refreshToken))
      } catch (error) {
        if (gone.aborted || !isEdgeError(error)) throw error
        return error.code === 'API_REJECTED' ? endedSession(cookies, secure) : [pauseCookie(secure)]
      }
    },
  }
}
