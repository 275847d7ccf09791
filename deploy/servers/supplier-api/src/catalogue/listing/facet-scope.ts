import type { Database } from '../../platform/database/connection'
import type { FacetKind } from '../../platform/database/schema-types'
import { NOTHING, type Scope } from '../scope/scope'
import { hasOneOf } from './filters/groups'

/** Products that carry a mark. */
export const markScope = (db: Database, shopId: number, code: string): Promise<Scope> =>
  facetScope(db, shopId, 'mark', code)

/** Products of a brand. */
export const brandScope = (db: Database, shopId: number, brandId: number): Promise<Scope> =>
  facetScope(db, shopId, 'brand', String(brandId))

async function facetScope(db: Database, shopId: number, kind: FacetKind, value: string): Promise<Scope> {
  const known = await db
    .selectFrom('facet_values')
    .where((eb) => eb.and({ shop_id: shopId, kind, property_id: 0, value }))
    .select('id')
    .executeTakeFirst()
  return known ? { key: `${kind} ${value}`, where: hasOneOf([known.id]) } : NOTHING
}
