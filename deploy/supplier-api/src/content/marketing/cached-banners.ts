import type { PromoAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { loadBanners } from './load-banners'

/** As long as a change of a banner may go unseen by somebody who has just come. */
const CACHE_MS = 60_000

/**
 * Banners by shop. The first call of a page, which carries no `changed`, may be answered from memory: every visit of the
 * home page makes it. Later calls carry changed=Y (001 §4): they ask whether something is new, so they are read anew.
 */
export function keepBanners(db: Database) {
  const cached = new Map<number, { answer: PromoAnswer; until: number }>()
  return async (shopId: number, changed: boolean): Promise<PromoAnswer> => {
    const known = cached.get(shopId)
    if (known && !changed && known.until > Date.now()) return known.answer
    const answer = await loadBanners(db, shopId)
    cached.set(shopId, { answer, until: Date.now() + CACHE_MS })
    return answer
  }
}
