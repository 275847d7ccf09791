import type { Banner, BannerPlacement, PromoAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

const PLACEMENTS: readonly BannerPlacement[] = [
  'MAIN',
  'MAIN_RIGHT',
  'CATALOG_SECTION_1',
  'CATALOG_SECTION_2',
  'CATALOG_SECTION_3',
]

/** The banners of a shop that are valid now, by placement, in the order of the shop. */
export async function loadBanners(db: Database, shopId: number): Promise<PromoAnswer> {
  const rows = await db
    .selectFrom('banners')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`active_from <= now() and (active_to is null or active_to > now())`)
    .select(['id', 'placement', 'title', 'align', 'picture', 'link'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const of = (placement: BannerPlacement): [BannerPlacement, Banner[]] => [
    placement,
    rows
      .filter((row) => row.placement === placement)
      .map((row) => ({
        BANNER_ID: row.id,
        TITLE: row.title,
        ALIGN: row.align,
        PICTURE: row.picture,
        LINK: row.link,
      })),
  ]
  return { ITEMS: Object.fromEntries(PLACEMENTS.map(of)) as PromoAnswer['ITEMS'] }
}
