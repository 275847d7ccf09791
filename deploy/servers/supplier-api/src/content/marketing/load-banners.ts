import type { Banner, BannerPlacement, PromoAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** As long as a change of a banner may go unseen by somebody who has just come. */
const CACHE_MS = 60_000

/**
 * Banners by shop. The first call of a page, which carries no `changed`, may be answered from memory: every visit of the
 * home page makes it. Later calls carry changed=Y (001 §4): they ask whether something is new, so they are read anew.
 */
export function cachedBanners(db: Database) {
  const cached = new Map<number, { answer: PromoAnswer; until: number }>()
  return async (shopId: number, changed: boolean): Promise<PromoAnswer> => {
    const known = cached.get(shopId)
    if (known && !changed && known.until > Date.now()) return known.answer
    const answer = await loadBanners(db, shopId)
    cached.set(shopId, { answer, until: Date.now() + CACHE_MS })
    return answer
  }
}

const PLACEMENTS: readonly BannerPlacement[] = [
  'MAIN',
  'MAIN_RIGHT',
  'CATALOG_SECTION_1',
  'CATALOG_SECTION_2',
  'CATALOG_SECTION_3',
]

/** The banners of a shop that are valid now, by placement, in the order of the shop. */
async function loadBanners(db: Database, shopId: number): Promise<PromoAnswer> {
  const rows = await db
    .selectFrom('banners')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`active_from <= now() and (active_to is null or active_to > now())`)
    .select(['placement', 'id as BANNER_ID', 'title as TITLE', 'align as ALIGN'])
    .select(['picture as PICTURE', 'link as LINK'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const of = (wanted: BannerPlacement): [BannerPlacement, Banner[]] => [
    wanted,
    rows.flatMap(({ placement, ...banner }) => (placement === wanted ? [banner] : [])),
  ]
  return { ITEMS: Object.fromEntries(PLACEMENTS.map(of)) as PromoAnswer['ITEMS'] }
}
