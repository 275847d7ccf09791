import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { serializeCookie } from '@prilavok/shared-kernel/contract/cookies'
import { isEdgeError } from '../errors'
import type { FairShare } from '../load/fair-share'
import {
  type SupplierApi,
  type TokenCaller,
  type TokenReply,
  tokenOf,
  VISITOR_COOKIE,
} from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import type { TokenRefresher } from '../supplier/token-refresher'

/** The session that a page is rendered for. */
export interface PageSession {
  /** Cookies as the browser will hold them. */
  cookies: Record<string, string>
  /** Set-Cookie values that hand the session over. */
  setCookies: string[]
}

interface SessionRequest {
  domain: string
  cookies: Record<string, string>
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
}

/** Names of the session's cookies (001 §3). */
const SESSION_COOKIES = ['access_token', 'expires_in', 'expires', 'refresh_token'] as const

/** A token in its last seconds is replaced: it would not last until the page's own calls. */
const MARGIN_MS = 15_000

/** 000 §4: expired without an expiry, without an access token, or when the expiry is before now. */
const isValid = ({ access_token, expires }: Record<string, string>) =>
  Boolean(access_token) && Number(expires) > Date.now() + MARGIN_MS

/** Whether the request carries the session of somebody who logged in with a password (AMB-01). */
export const isUserSession = (cookies: Record<string, string>): boolean => Boolean(cookies.refresh_token)

interface ObtainedToken {
  token: TokenAnswer
  /** Milliseconds. */
  obtainedAt: number
}

const obtained = (reply: TokenReply): ObtainedToken => ({
  token: tokenOf(reply),
  obtainedAt: reply.obtainedAt,
})

function handOver(
  request: SessionRequest,
  { token, obtainedAt }: ObtainedToken,
  owners: TokenOwners,
): PageSession {
  owners.add(request.domain, token.access_token)
  const values: Record<(typeof SESSION_COOKIES)[number], string | undefined> = {
    access_token: token.access_token,
    expires_in: String(token.expires_in),
    expires: String(obtainedAt + token.expires_in * 1000),
    refresh_token: token.refresh_token,
  }
  const cookies = { ...request.cookies }
  const setCookies: string[] = []
  for (const name of SESSION_COOKIES) {
    const value = values[name]
    if (value === undefined && cookies[name] === undefined) continue
    setCookies.push(serializeCookie(name, value, request.secure))
    if (value === undefined) delete cookies[name]
    else cookies[name] = value
  }
  return { cookies, setCookies }
}

const protoOf = ({ secure }: SessionRequest): TokenCaller['proto'] => (secure ? 'https' : 'http')

/**
 * Makes sure that a page has a token before it is rendered (000 §4, Tokens): a valid one of this shop is kept, that of a user is refreshed, all
 * others are replaced by an anonymous one, shop by shop in turn. A refresh that the API rejects logs the user out; an API that is away does not.
 */
export function createPageSessions(
  api: SupplierApi,
  refresher: TokenRefresher,
  owners: TokenOwners,
  share: FairShare,
): PageSessions {
  const refreshed = async (request: SessionRequest, refreshToken: string) => {
    try {
      const reply = await refresher.refresh(request.domain, refreshToken, protoOf(request))
      const { token, obtainedAt } = obtained(reply)
      return { token: { ...token, refresh_token: token.refresh_token ?? refreshToken }, obtainedAt }
    } catch (error) {
      if (isEdgeError(error, 'API_REJECTED')) return undefined
      throw error
    }
  }
  const newSession = async (request: SessionRequest): Promise<PageSession> => {
    const { domain, cookies } = request
    const renewed = cookies.refresh_token && (await refreshed(request, cookies.refresh_token))
    if (renewed) return handOver(request, renewed, owners)
    const caller = { proto: protoOf(request), visitor: cookies[VISITOR_COOKIE] }
    const reply = await api.token(domain, { grant_type: 'client_credentials' }, caller)
    const session = handOver(request, obtained(reply), owners)
    const ofVisitor = reply.setCookies.filter((line) => line.startsWith(`${VISITOR_COOKIE}=`))
    return { ...session, setCookies: [...session.setCookies, ...ofVisitor] }
  }
  return {
    async open(request) {
      const { domain, cookies, groups, gone } = request
      const claim = { domain, token: cookies.access_token ?? '', groups, signal: gone }
      if (isValid(cookies) && (await owners.belongs(claim))) return { cookies, setCookies: [] }
      const release = await share.enter([`shop ${domain}`], gone)
      try {
        return await newSession(request)
      } finally {
        release()
      }
    },
  }
}
