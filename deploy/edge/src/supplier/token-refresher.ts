import { PATIENT_TIMEOUT_MS, type SupplierApi, type TokenCaller, type TokenReply } from './supplier-api'

/** Refreshes tokens. A refresh token works once: whoever comes with the same one meanwhile gets the same answer. */
export interface TokenRefresher {
  /** @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN */
  refresh(domain: string, refreshToken: string, proto: TokenCaller['proto']): Promise<TokenReply>
  /** The session has ended: what a refresh token was answered a moment ago is told nobody any more. */
  forget(domain: string, refreshToken: string): void
}

/** How long a second request may still carry the old token: it left the browser before the answer came back. */
const GRACE_MS = 30_000

export function createTokenRefresher(api: SupplierApi): TokenRefresher {
  const answers = new Map<string, Promise<TokenReply>>()

  const keyOf = (domain: string, refreshToken: string) => JSON.stringify([domain, refreshToken])
  const evict = (key: string, after: number) => {
    if (after === 0) answers.delete(key)
    else setTimeout(() => answers.delete(key), after).unref()
  }
  return {
    refresh(domain, refreshToken, proto) {
      const key = keyOf(domain, refreshToken)
      const known = answers.get(key)
      if (known) return known
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const answer = api.token(domain, grant, { proto, timeout: PATIENT_TIMEOUT_MS })
      answers.set(key, answer)
      answer.then(
        ({ status }) => evict(key, status === 200 ? GRACE_MS : 0),
        () => evict(key, 0),
      )
      return answer
    },
    forget: (domain, refreshToken) => void answers.delete(keyOf(domain, refreshToken)),
  }
}
