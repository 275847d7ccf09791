import type { Brand } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { inRussianOrder } from '../listing/russian-order'
import { listingVersion, versionedAnswer } from '../scope/versioned-cache'

/** Brands that the shop has products of, by name. */
export async function loadBrands(db: Database, shopId: number): Promise<Brand[]> {
  return versionedAnswer(db, {
    shopId,
    key: 'brands',
    version: await listingVersion(db, shopId),
    // All products of the shop are counted.
    size: (brands) => brands.reduce((sum, { CNT }) => sum + CNT, 0),
    make: async () => {
      const { rows } = await sql<Brand>`
        select brand.id as "ID", brand.name as "NAME", brand.country as "COUNTRY", own.products as "CNT"
        from (select brand_id, count(*) as products from products where shop_id = ${shopId} group by brand_id) as own
        join brands brand on brand.shop_id = ${shopId} and brand.id = own.brand_id`.execute(db)
      return rows.toSorted((a, b) => inRussianOrder(a.NAME, b.NAME) || a.ID - b.ID)
    },
  })
}
