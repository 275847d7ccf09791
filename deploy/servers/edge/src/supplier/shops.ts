import { isDeepStrictEqual } from 'node:util'
import type { Shop } from '@prilavok/shared-kernel/contract'
import { isEdgeError, reasonOf } from '../errors'
import type { Log } from '../log'
import { askWithToken, type EdgeTokens } from './edge-tokens'
import type { ShopReply, SupplierApi } from './supplier-api'

/** What is known about the shop of a domain. `shop` is the last good answer, if there ever was one. */
export interface ShopState {
  /** `maintenance`: the shop call, or the token for it, answered 503 (AMB-46). `down`: it failed otherwise. */
  status: 'open' | 'maintenance' | 'down' | 'unknown'
  shop?: Shop
}

export interface Shops {
  get(domain: string): Promise<ShopState>
}

interface Entry extends ShopState {
  checkedAt: number
  pending?: Promise<ShopState>
}

/** How soon a shop that is not open is looked at again. */
const RETRY_MS = 2000

/**
 * Shop data by domain, read once and kept. Old data are answered at once while new ones are fetched; when the API is down
 * the last good data go on.
 * @param options.ttl milliseconds for which data are fresh
 */
export function createShops(options: { api: SupplierApi; tokens: EdgeTokens; ttl: number; log: Log }): Shops {
  const { api, tokens, ttl, log } = options
  const entries = new Map<string, Entry>()

  const stateAfter = (reply: ShopReply, last: Shop | undefined): ShopState => {
    if (reply.shop) return { status: 'open', shop: isDeepStrictEqual(reply.shop, last) ? last : reply.shop }
    if (reply.status === 503) return { status: 'maintenance', shop: last }
    if (reply.status === 404) return { status: 'unknown' }
    return { status: 'down', shop: last }
  }
  const check = async (domain: string): Promise<ShopState> => {
    const last = entries.get(domain)?.shop
    try {
      const reply = await askWithToken(tokens, domain, (token) => api.shop(domain, token))
      if (!reply.shop) log.warn({ domain, status: reply.status }, 'no shop data')
      return stateAfter(reply, last)
    } catch (error) {
      log.warn({ domain, reason: reasonOf(error) }, 'no shop data')
      if (isEdgeError(error, 'DOMAIN_UNKNOWN')) return { status: 'unknown', shop: last }
      return { status: isEdgeError(error, 'API_CLOSED') ? 'maintenance' : 'down', shop: last }
    }
  }
  const refresh = (domain: string, entry: Entry): Promise<ShopState> => {
    entry.pending ??= check(domain).then((state) => {
      entries.set(domain, { ...state, checkedAt: Date.now() })
      return state
    })
    return entry.pending
  }
  return {
    get(domain) {
      if (!api.knows(domain)) return Promise.resolve({ status: 'unknown' })
      const entry = entries.get(domain) ?? { status: 'down', checkedAt: Number.NEGATIVE_INFINITY }
      entries.set(domain, entry)
      const age = Date.now() - entry.checkedAt
      if (age < (entry.status === 'open' ? ttl : Math.min(ttl, RETRY_MS))) return Promise.resolve(entry)
      const fresh = refresh(domain, entry)
      return entry.shop ? Promise.resolve(entry) : fresh
    },
  }
}
