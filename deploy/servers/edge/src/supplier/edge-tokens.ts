import { type SupplierApi, tokenOf } from './supplier-api'

/** The edge's own anonymous tokens, one a domain, for reading shop data. They never reach a browser. */
export interface EdgeTokens {
  /** All who ask at once get the same one. @throws EdgeError API_UNREACHABLE, API_CLOSED, API_REJECTED, DOMAIN_UNKNOWN */
  get(domain: string): Promise<string>
  /** The API did not accept this token: unless it has been replaced already, the next call gets a new one. */
  evict(domain: string, token: string): void
}

/** Asks with the edge's token of a domain, and once more with a new one when the API does not accept it. */
export async function askWithToken<Reply extends { status: number }>(
  tokens: EdgeTokens,
  domain: string,
  ask: (token: string) => Promise<Reply>,
): Promise<Reply> {
  const token = await tokens.get(domain)
  const reply = await ask(token)
  if (reply.status !== 401) return reply
  tokens.evict(domain, token)
  return ask(await tokens.get(domain))
}

interface Entry {
  token: Promise<string>
  /** undefined: not yet answered. */
  value?: string
  until: number
}

/** A token is not used in the last seconds of its life. */
const MARGIN_MS = 10_000

export function createEdgeTokens(api: SupplierApi, now: () => number = Date.now): EdgeTokens {
  const entries = new Map<string, Entry>()

  const obtain = (domain: string): Entry => {
    const reply = api.token(domain, { grant_type: 'client_credentials' })
    const token = reply.then((given) => {
      const { access_token, expires_in } = tokenOf(given)
      entry.value = access_token
      entry.until = given.obtainedAt + expires_in * 1000 - MARGIN_MS
      return access_token
    })
    const entry: Entry = { token, until: Number.POSITIVE_INFINITY }
    token.catch(() => entries.get(domain) === entry && entries.delete(domain))
    return entry
  }
  return {
    get(domain) {
      const known = entries.get(domain)
      if (known && known.until > now()) return known.token
      const entry = obtain(domain)
      entries.set(domain, entry)
      return entry.token
    },
    evict(domain, token) {
      if (entries.get(domain)?.value === token) entries.delete(domain)
    },
  }
}
