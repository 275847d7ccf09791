import { createExpiringMap } from '../cache/expiring-map'
import { isEdgeError } from '../errors'
import type { FairShare } from '../load/fair-share'
import type { Shops } from './shops'
import type { SupplierApi } from './supplier-api'

/**
 * Whose a token is. A token of one shop is no session at another, whatever the API behind both makes of it. What the edge has
 * handed out itself it knows; of all others the API is asked once, by the call that every supplier's API has: the shop of a
 * token. So nothing need be stored, several edges need no common memory, and a session outlives the restart of an edge.
 */
export interface TokenOwners {
  /** The edge has handed this token out for the domain. */
  add(domain: string, token: string): void
  /**
   * False when the API says that it is another shop's. What the API does not know, or cannot say now, is left to the API.
   * @throws EdgeError OVERLOADED when the API cannot be asked in time; the reason of the signal
   */
  belongs(claim: TokenClaim): Promise<boolean>
}

/** Somebody comes with a token that may be his. */
export interface TokenClaim {
  domain: string
  token: string
  /** Whom a question to the API counts for, see `FairShare`: tokens are easily made up. */
  groups: readonly string[]
  /** Aborts when nobody waits any more. */
  signal: AbortSignal
}

interface OwnerOptions {
  api: SupplierApi
  shops: Shops
  /** Who may ask the API how much at once. */
  share: FairShare
  /** Tokens that are remembered. @default 50_000 */
  max?: number
  /** Milliseconds for which an answer is remembered. @default 600_000 */
  ttl?: number
  now?: () => number
}

/** The session is another shop's (001 §9). */
const OTHER_SHOP = 403
/** Tokens that the API does not know stand apart, so that made-up ones push out no real one, and only shortly. */
const UNKNOWN = { max: 5000, ttl: 10_000 }

export function createTokenOwners(options: OwnerOptions): TokenOwners {
  const { api, shops, share, max = 50_000, ttl = 600_000, now = Date.now } = options
  const known = createExpiringMap<boolean>({ max, ttl, now })
  const unknown = createExpiringMap<true>({ ...UNKNOWN, now })
  const asking = new Map<string, Promise<boolean>>()
  const keyOf = (domain: string, token: string) => `${domain} ${token}`
  const recall = (key: string): boolean | undefined => known.get(key) ?? unknown.get(key)

  const ask = async ({ domain, token }: TokenClaim, key: string): Promise<boolean> => {
    const [{ shop: own }, { shop, status }] = await Promise.all([shops.get(domain), api.shop(domain, token)])
    if (!shop && status !== OTHER_SHOP) {
      unknown.set(key, true)
      return true
    }
    const belongs = shop !== undefined && (!own || shop.ID === own.ID)
    known.set(key, belongs)
    return belongs
  }
  const askOnce = (claim: TokenClaim, key: string): Promise<boolean> => {
    const asked = asking.get(key) ?? ask(claim, key).finally(() => asking.delete(key))
    asking.set(key, asked)
    return asked
  }
  return {
    add: (domain, token) => known.set(keyOf(domain, token), true),
    async belongs(claim) {
      const key = keyOf(claim.domain, claim.token)
      const recalled = recall(key)
      if (recalled !== undefined) return recalled
      const release = await share.enter(claim.groups, claim.signal)
      try {
        return recall(key) ?? (await askOnce(claim, key))
      } catch (error) {
        if (isEdgeError(error)) return true
        throw error
      } finally {
        release()
      }
    },
  }
}
