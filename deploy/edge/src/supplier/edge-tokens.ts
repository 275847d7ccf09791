import { type SupplierApi, tokenOf } from './supplier-api'

/** The edge's own anonymous tokens, one a domain, for reading shop data. They never reach a browser. */
export interface EdgeTokens {
  /** @throws EdgeError API_UNREACHABLE, API_CLOSED, API_REJECTED, DOMAIN_UNKNOWN */
  get(domain: string): Promise<string>
  /** The API did not accept the token: the next call gets a new one. */
  evict(domain: string): void
}

/** A token is not used in the last seconds of its life. */
const MARGIN_MS = 10_000

export function createEdgeTokens(api: SupplierApi): EdgeTokens {
  const tokens = new Map<string, { value: string; until: number }>()
  return {
    async get(domain) {
      const cached = tokens.get(domain)
      if (cached && cached.until > Date.now()) return cached.value
      const reply = await api.token(domain, { grant_type: 'client_credentials' })
      const answer = tokenOf(reply)
      tokens.set(domain, {
        value: answer.access_token,
        until: reply.obtainedAt + answer.expires_in * 1000 - MARGIN_MS,
      })
      return answer.access_token
    },
    evict: (domain) => void tokens.delete(domain),
  }
}
