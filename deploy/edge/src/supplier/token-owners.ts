import { isEdgeError } from '../errors'
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
  /** False when the API says that it is another shop's. What the API does not know, or cannot say now, is left to the API. */
  belongs(domain: string, token: string): Promise<boolean>
}

interface OwnerOptions {
  api: SupplierApi
  shops: Shops
  /** Tokens that are remembered. @default 50_000 */
  max?: number
  /** Milliseconds for which an answer is remembered. @default 600_000 */
  ttl?: number
  now?: () => number
}

/** The session is another shop's (001 §9). */
const OTHER_SHOP = 403

interface Entry {
  belongs: Promise<boolean>
  until: number
}

export function createTokenOwners(options: OwnerOptions): TokenOwners {
  const { api, shops, max = 50_000, ttl = 600_000, now = Date.now } = options
  const entries = new Map<string, Entry>()
  const keyOf = (domain: string, token: string) => `${domain} ${token}`

  const remember = (key: string, belongs: Promise<boolean>) => {
    entries.delete(key)
    entries.set(key, { belongs, until: now() + ttl })
    const [oldest] = entries.keys()
    if (entries.size > max && oldest !== undefined) entries.delete(oldest)
  }
  const ask = async (domain: string, token: string): Promise<boolean> => {
    const [{ shop: own }, reply] = await Promise.all([shops.get(domain), api.shop(domain, token)])
    if (reply.shop) return !own || reply.shop.ID === own.ID
    return reply.status !== OTHER_SHOP
  }
  return {
    add: (domain, token) => remember(keyOf(domain, token), Promise.resolve(true)),
    async belongs(domain, token) {
      const key = keyOf(domain, token)
      const known = entries.get(key)
      if (known && known.until > now()) return known.belongs
      const asked = ask(domain, token)
      remember(key, asked)
      try {
        return await asked
      } catch (error) {
        entries.delete(key)
        if (isEdgeError(error)) return true
        throw error
      }
    },
  }
}
