import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { isEdgeError } from '../errors'
import { type SupplierApi, tokenOf, VISITOR_COOKIE } from '../supplier/supplier-api'
import type { TokenRefresher } from '../supplier/token-refresher'
import { serializeCookie } from './cookies'

/** The session that a page is drawn for. */
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
}

export interface PageSessions {
  /** @throws EdgeError API_UNREACHABLE when no token can be had */
  open(request: SessionRequest): Promise<PageSession>
}

/** Names of the session's cookies (001 §3). */
const SESSION_COOKIES = ['access_token', 'expires_in', 'expires', 'refresh_token'] as const

/** 000 §4: expired without an expiry, without an access token, or when the expiry is before now. */
const isValid = ({ access_token, expires }: Record<string, string>) =>
  Boolean(access_token) && Number(expires) > Date.now()

/** Whether the request carries the session of somebody who logged in with a password (AMB-01). */
export const isClientSession = (cookies: Record<string, string>): boolean => Boolean(cookies.refresh_token)

function handOver(request: SessionRequest, token: TokenAnswer, obtainedAt: number): PageSession {
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

/**
 * Makes sure that a page has a token before it is drawn (000 §4, Tokens): a valid one is kept, a client's is refreshed, all
 * others are replaced by an anonymous one. A refresh that the API refuses makes the buyer a guest; an API that is away does not.
 */
export function createPageSessions(api: SupplierApi, refresher: TokenRefresher): PageSessions {
  const refreshed = async (domain: string, refreshToken: string): Promise<TokenAnswer | undefined> => {
    try {
      const answer = tokenOf(await refresher.refresh(domain, refreshToken))
      return { ...answer, refresh_token: answer.refresh_token ?? refreshToken }
    } catch (error) {
      if (isEdgeError(error, 'API_REFUSED')) return undefined
      throw error
    }
  }
  return {
    async open(request) {
      const { domain, cookies } = request
      if (isValid(cookies)) return { cookies, setCookies: [] }
      const startedAt = Date.now()
      const token = cookies.refresh_token && (await refreshed(domain, cookies.refresh_token))
      if (token) return handOver(request, token, startedAt)
      const reply = await api.token(domain, { grant_type: 'client_credentials' }, cookies[VISITOR_COOKIE])
      const session = handOver(request, tokenOf(reply), startedAt)
      const ofVisitor = reply.setCookies.filter((line) => line.startsWith(`${VISITOR_COOKIE}=`))
      return { ...session, setCookies: [...session.setCookies, ...ofVisitor] }
    },
  }
}
