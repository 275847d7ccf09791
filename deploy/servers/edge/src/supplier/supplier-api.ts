import type { PageLink, PageListType, Shop, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { VISITOR_COOKIE } from '@prilavok/shared-kernel/contract/cookies'
import { EdgeError, reasonOf } from '../errors'
import type { CredentialsTable, ShopCredentials } from '../host/credentials'
import { type Buyer, buyerIn, pageLinksIn, shopIn } from './read-answers'

/** What a token call answered, to be read here or passed on as it is. */
export interface TokenReply {
  status: number
  contentType: string
  text: string
  setCookies: string[]
  /** Retry-After, of a call that was made too often. */
  retryAfter?: string | undefined
  /** When the call began, milliseconds: the token's life counts from here, however long the reply is kept. */
  obtainedAt: number
}

/** The browser on whose behalf a token call is made. */
export interface TokenCaller {
  /** The API sets its cookie Secure on https. */
  proto?: 'http' | 'https'
  /** The browser's PHPSESSID: with it a visitor's new token goes on with the old basket (KERN-012). */
  visitor?: string | undefined
  /** The browser's DEVICE_COOKIE: the API tells by it who has logged in from there before. */
  device?: string | undefined
  /** The browser's address: the API limits logins by it. */
  address?: string | undefined
  /** User-Agent of the browser, for the list of sessions. */
  agent?: string | undefined
  /** Milliseconds. @default 3000 */
  timeout?: number
}

/** Tokens of one session, as far as they are known. */
export interface SessionTokens {
  token: string
  refresh_token: string
}

export type TokenGrant = Readonly<Record<string, string>>

export type ShopReply = { status: 200; shop: Shop } | { status: number; shop?: undefined }

export type PageListReply = { status: 200; pages: PageLink[] } | { status: number; pages?: undefined }

export interface SupplierApi {
  /** Where requests of a domain go. @throws EdgeError DOMAIN_UNKNOWN */
  originOf(domain: string): string
  knows(domain: string): boolean
  /** Where a domain's pictures may come from besides the edge itself: an API of its own, or a common one on https. */
  pictureOriginOf(domain: string): string | undefined
  /**
   * POST /v3/oauth/token/ with the domain's id and secret.
   * @param caller undefined: the edge itself
   * @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN
   */
  token(domain: string, grant: TokenGrant, caller?: TokenCaller): Promise<TokenReply>
  /**
   * POST /v3/oauth/token/revoke/ with the domain's id and secret: ends the session of these tokens.
   * @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN
   */
  revoke(domain: string, tokens: SessionTokens, caller: TokenCaller): Promise<TokenReply>
  /** GET /v3/api/client/shop/ @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN */
  shop(domain: string, accessToken: string): Promise<ShopReply>
  /**
   * GET /v3/api/client/info/
   * @returns undefined when the API says that the token is nobody's who could buy
   * @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN
   */
  buyer(domain: string, accessToken: string): Promise<Buyer | undefined>
  /** GET /v3/api/info/{type}/ @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN */
  pageList(domain: string, type: PageListType, accessToken: string): Promise<PageListReply>
}

/** The API's own cookie, passed on as the visitor's is, of a browser that somebody has logged in from. */
export const DEVICE_COOKIE = 'device'
const COOKIE_VALUE = /^[\w.%+/=-]+$/

/** Calls that a page waits for: short, because the last known state is at hand. */
export const TIMEOUT_MS = 3000
/** Calls that somebody waits for who has nothing else: a login, a refresh, a logout. */
export const PATIENT_TIMEOUT_MS = 15_000

/** A shop in maintenance (AMB-46). */
const CLOSED = 503

/** Statuses that say that the grant itself is not accepted (RFC 6749 §5.2). All others tell nothing about the session. */
const REJECTED = [400, 401, 403]

/**
 * The token in a reply.
 * @throws EdgeError API_REJECTED when the grant is rejected, API_CLOSED for 503, API_UNREACHABLE for all other failures
 */
export function tokenOf(reply: TokenReply): TokenAnswer {
  const { status } = reply
  if (REJECTED.includes(status)) throw new EdgeError('API_REJECTED', `the token call answered ${status}`)
  if (status === CLOSED) throw new EdgeError('API_CLOSED', `the token call answered ${status}`)
  if (status !== 200) throw new EdgeError('API_UNREACHABLE', `the token call answered ${status}`)
  try {
    const answer = JSON.parse(reply.text) as Partial<TokenAnswer>
    const { access_token, expires_in, refresh_token } = answer
    if (typeof access_token === 'string' && access_token && Number.isFinite(expires_in))
      return { access_token, expires_in: Number(expires_in), refresh_token }
  } catch {
    throw new EdgeError('API_UNREACHABLE', 'the token call answered no JSON')
  }
  throw new EdgeError('API_UNREACHABLE', 'the token call answered without access_token or expires_in')
}

/** The id, the secret and the domain are the edge's alone to say, whatever the browser sent (AMB-17). */
function tokenForm(
  domain: string,
  credentials: ShopCredentials,
  fields: Readonly<Record<string, string>>,
): URLSearchParams {
  const form = new URLSearchParams(fields)
  form.set('client_id', credentials.clientId)
  form.set('client_secret', credentials.clientSecret)
  form.set('domain', domain)
  return form
}

function callerHeaders({ proto, visitor, device, address, agent }: TokenCaller): Headers {
  const headers = new Headers()
  if (proto) headers.set('x-forwarded-proto', proto)
  if (address) headers.set('x-forwarded-for', address)
  if (agent) headers.set('user-agent', agent)
  const cookies = Object.entries({ [VISITOR_COOKIE]: visitor, [DEVICE_COOKIE]: device })
    .filter(([, value]) => value && COOKIE_VALUE.test(value))
    .map(([name, value]) => `${name}=${value}`)
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  return headers
}

async function reach(url: URL, init?: RequestInit, timeout = TIMEOUT_MS): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    throw new EdgeError('API_UNREACHABLE', `${url.origin}${url.pathname}: ${reasonOf(error)}`)
  }
}

async function bodyOf(answer: Response): Promise<string> {
  try {
    return await answer.text()
  } catch (error) {
    throw new EdgeError('API_UNREACHABLE', `the answer broke off: ${reasonOf(error)}`)
  }
}

/** The few calls that the edge makes by itself. Everything else is forwarded. */
export function createSupplierApi(options: {
  defaultOrigin: string
  credentials: () => CredentialsTable | undefined
}): SupplierApi {
  const credentialsOf = (domain: string): ShopCredentials => {
    const found = options.credentials()?.get(domain)
    if (!found) throw new EdgeError('DOMAIN_UNKNOWN', domain)
    return found
  }
  const originOf = (domain: string) => credentialsOf(domain).apiOrigin ?? options.defaultOrigin

  const callTokens = async (
    path: string,
    domain: string,
    fields: Readonly<Record<string, string>>,
    caller: TokenCaller = {},
  ): Promise<TokenReply> => {
    const body = tokenForm(domain, credentialsOf(domain), fields)
    const obtainedAt = Date.now()
    const init = { method: 'POST', body, headers: callerHeaders(caller) }
    const answer = await reach(new URL(path, originOf(domain)), init, caller.timeout)
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'application/json',
      text: await bodyOf(answer),
      setCookies: answer.headers.getSetCookie(),
      retryAfter: answer.headers.get('retry-after') ?? undefined,
      obtainedAt,
    }
  }

  return {
    originOf,
    pictureOriginOf(domain) {
      const { defaultOrigin } = options
      const own = options.credentials()?.get(domain)?.apiOrigin
      return own ?? (defaultOrigin.startsWith('https:') ? defaultOrigin : undefined)
    },
    knows: (domain) => options.credentials()?.has(domain) ?? false,
    token: (domain, grant, caller) => callTokens('/v3/oauth/token/', domain, { ...grant }, caller),
    revoke: (domain, tokens, caller) => callTokens('/v3/oauth/token/revoke/', domain, { ...tokens }, caller),
    async shop(domain, accessToken) {
      const url = new URL('/v3/api/client/shop/', originOf(domain))
      url.searchParams.set('domain_name', domain)
      url.searchParams.set('access_token', accessToken)
      const answer = await reach(url)
      const text = await bodyOf(answer)
      if (answer.status !== 200) return { status: answer.status }
      const shop = shopIn(text)
      return shop ? { status: 200, shop } : { status: 502 }
    },
    async buyer(domain, accessToken) {
      const url = new URL('/v3/api/client/info/', originOf(domain))
      url.searchParams.set('access_token', accessToken)
      const answer = await reach(url)
      const text = await bodyOf(answer)
      if (answer.status >= 500) throw new EdgeError('API_UNREACHABLE', `${url.pathname}: ${answer.status}`)
      return answer.status === 200 ? buyerIn(text) : undefined
    },
    async pageList(domain, type, accessToken) {
      const url = new URL(`/v3/api/info/${type}/`, originOf(domain))
      url.searchParams.set('access_token', accessToken)
      const answer = await reach(url)
      const text = await bodyOf(answer)
      if (answer.status !== 200) return { status: answer.status }
      const pages = pageLinksIn(text)
      return pages ? { status: 200, pages } : { status: 502 }
    },
  }
}
