import type { Shop, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { EdgeError, reasonOf } from '../errors'
import type { CredentialsTable, ShopCredentials } from '../host/credentials'

/** What a token call answered, to be read here or passed on as it is. */
export interface TokenReply {
  status: number
  contentType: string
  text: string
  setCookies: string[]
}

export type TokenGrant = Readonly<Record<string, string>>

export type ShopReply = { status: 200; shop: Shop } | { status: number; shop?: undefined }

export interface SupplierApi {
  /** Where requests of a domain go. @throws EdgeError DOMAIN_UNKNOWN */
  originOf(domain: string): string
  knows(domain: string): boolean
  /**
   * POST /v3/oauth/token/ with the domain's id and secret.
   * @param visitor the browser's PHPSESSID: with it a guest's new token goes on with the old basket (KERN-012)
   * @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN
   */
  token(domain: string, grant: TokenGrant, visitor?: string): Promise<TokenReply>
  /** GET /v3/api/client/shop/ @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN */
  shop(domain: string, accessToken: string): Promise<ShopReply>
}

/** The server's own cookie (AMB-33): passed on in both directions, never read. */
export const VISITOR_COOKIE = 'PHPSESSID'
const COOKIE_VALUE = /^[\w.%+/=-]+$/

/** Calls that a page waits for: short, because the last known state is at hand. */
const PATIENCE_MS = 3000
/** The token in a reply. @throws EdgeError API_REFUSED, API_UNREACHABLE when it is no token */
export function tokenOf(reply: TokenReply): TokenAnswer {
  if (reply.status >= 500) throw new EdgeError('API_UNREACHABLE', `the token call answered ${reply.status}`)
  if (reply.status !== 200) throw new EdgeError('API_REFUSED', `the token call answered ${reply.status}`)
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
function tokenForm(domain: string, credentials: ShopCredentials, grant: TokenGrant): URLSearchParams {
  const form = new URLSearchParams(grant)
  form.set('client_id', credentials.clientId)
  form.set('client_secret', credentials.clientSecret)
  form.set('domain', domain)
  return form
}

async function reach(url: URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
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

function shopIn(text: string): Shop | undefined {
  try {
    const { ITEM } = JSON.parse(text) as { ITEM?: Shop }
    return ITEM && typeof ITEM.ID === 'number' && typeof ITEM.DOMAIN_NAME === 'string' ? ITEM : undefined
  } catch {
    return undefined
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

  return {
    originOf,
    knows: (domain) => options.credentials()?.has(domain) ?? false,
    async token(domain, grant, visitor) {
      const body = tokenForm(domain, credentialsOf(domain), grant)
      const headers = new Headers()
      if (visitor && COOKIE_VALUE.test(visitor)) headers.set('cookie', `${VISITOR_COOKIE}=${visitor}`)
      const url = new URL('/v3/oauth/token/', originOf(domain))
      const answer = await reach(url, { method: 'POST', body, headers })
      return {
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? 'application/json',
        text: await bodyOf(answer),
        setCookies: answer.headers.getSetCookie(),
      }
    },
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
  }
}
