import { createExpiringMap } from '../cache/expiring-map'
import { PATIENT_TIMEOUT_MS, type SupplierApi, type TokenCaller, type TokenReply } from './supplier-api'

/** Refreshes tokens. A refresh token works once: whoever comes with the same one meanwhile gets the same answer. */
export interface TokenRefresher {
  /** @throws EdgeError API_UNREACHABLE, DOMAIN_UNKNOWN */
  refresh(
    domain: string,
    refreshToken: string,
    caller: Pick<TokenCaller, 'proto' | 'device'>,
  ): Promise<TokenReply>
  /** The session has ended: what led to this refresh token a moment ago, and what it led to, is told nobody any more. */
  forget(domain: string, refreshToken: string): void
  /** Whether the session of a refresh token has ended a moment ago: the browser may have another one by now. */
  isForgotten(domain: string, refreshToken: string): boolean
}

/** How long a second request may still carry the old token: it left the browser before the answer came back. */
const GRACE_MS = 30_000
/** Longer than a refresh may take. */
const FORGOTTEN_MS = 60_000
const MAX_FORGOTTEN = 10_000

interface Exchange {
  domain: string
  refreshToken: string
  reply: Promise<TokenReply>
  /** The refresh token of the reply. */
  given?: string | undefined
}

function givenIn({ status, text }: TokenReply): string | undefined {
  if (status !== 200) return undefined
  try {
    return (JSON.parse(text) as { refresh_token?: string } | null)?.refresh_token
  } catch {
    return undefined
  }
}

export function createTokenRefresher(api: Pick<SupplierApi, 'token'>): TokenRefresher {
  const exchanges = new Map<string, Exchange>()
  const forgotten = createExpiringMap<true>({ max: MAX_FORGOTTEN, ttl: FORGOTTEN_MS, now: Date.now })

  const keyOf = (domain: string, refreshToken: string) => JSON.stringify([domain, refreshToken])
  const evict = (key: string, exchange: Exchange) => {
    if (exchanges.get(key) === exchange) exchanges.delete(key)
  }
  /** Exchanges that gave this refresh token. */
  const leadingTo = (domain: string, refreshToken: string) =>
    [...exchanges.values()].filter((one) => one.domain === domain && one.given === refreshToken)
  const forget = (domain: string, refreshToken: string) => {
    const key = keyOf(domain, refreshToken)
    forgotten.set(key, true)
    exchanges.delete(key)
    for (const former of leadingTo(domain, refreshToken)) forget(domain, former.refreshToken)
  }
  return {
    refresh(domain, refreshToken, caller) {
      const key = keyOf(domain, refreshToken)
      const known = exchanges.get(key)
      if (known) return known.reply
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const reply = api.token(domain, grant, { ...caller, timeout: PATIENT_TIMEOUT_MS })
      const exchange: Exchange = { domain, refreshToken, reply }
      exchanges.set(key, exchange)
      reply.then(
        (answer) => {
          exchange.given = givenIn(answer)
          if (answer.status !== 200) return evict(key, exchange)
          setTimeout(() => evict(key, exchange), GRACE_MS).unref()
          // The browser has what the former exchange gave: whoever still comes with its token has a copy, which the API is to see.
          for (const former of leadingTo(domain, refreshToken))
            evict(keyOf(domain, former.refreshToken), former)
        },
        () => evict(key, exchange),
      )
      return reply
    },
    forget,
    isForgotten: (domain, refreshToken) => forgotten.get(keyOf(domain, refreshToken)) !== undefined,
  }
}
