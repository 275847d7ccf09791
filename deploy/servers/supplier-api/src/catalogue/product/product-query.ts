import type { Mark, PropertyValue } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { TERMS_COLUMNS } from './product-terms'

/**
 * Marks of product `p` in the order of the shop, ready for the answer. The shop is named, not taken from `p`: then only its
 * partitions are planned for.
 */
const marksOf = (shopId: number) => sql<Mark[] | null>`(
  select json_agg(json_build_object('CODE', mark.code, 'TITLE', mark.title, 'COLOR', mark.color,
    'PREDEFINED', case when mark.predefined then 'Y' else 'N' end) order by mark.sort, mark.code)
  from marks mark where cardinality(p.marks) > 0 and mark.shop_id = ${shopId} and mark.code = any(p.marks))`

/** Properties of product `p` with their units, in the order of the shop; `SHOWN`: worth a line in a list. */
const propertiesOf = (shopId: number) => sql<(PropertyValue & { SHOWN: boolean })[] | null>`(
  select json_agg(json_build_object('CODE', property.code, 'TITLE', property.title, 'SHOWN', property.facet,
    'VALUE', owned.value || case when property.unit = '' then '' else U&'\\00A0' || property.unit end)
    order by property.sort, property.id)
  from product_properties owned
  join properties property on property.shop_id = owned.shop_id and property.id = owned.property_id
  where owned.shop_id = ${shopId} and owned.product_id = p.id)`

/**
 * Products of the session's shop as `p` with everything that `toProduct` needs: brand, marks, properties, and what this
 * buyer has in the basket and among the favourites. Narrow it with `.where('p.…')`, add joins and columns as needed.
 */
export function selectProducts(db: Database, session: Session) {
  return db
    .selectFrom('products as p')
    .leftJoin('brands as brand', (join) =>
      join.onRef('brand.shop_id', '=', 'p.shop_id').onRef('brand.id', '=', 'p.brand_id'),
    )
    .leftJoin('basket_rows as in_basket', (join) =>
      join
        .onRef('in_basket.shop_id', '=', 'p.shop_id')
        .onRef('in_basket.product_id', '=', 'p.id')
        .on('in_basket.buyer_id', '=', session.buyerId)
        .on('in_basket.basket', '=', 'main'),
    )
    .leftJoin('favourites as favourite', (join) =>
      join
        .onRef('favourite.shop_id', '=', 'p.shop_id')
        .onRef('favourite.product_id', '=', 'p.id')
        .on('favourite.buyer_id', '=', session.buyerId),
    )
    .where('p.shop_id', '=', session.shopId)
    .select([
      ...TERMS_COLUMNS,
      'p.code1c',
      'p.section_id',
      'p.ruler',
      'p.old_price',
      'p.special_percent',
      'p.sort',
      'p.delay',
      'p.picture',
      'p.preview',
      'brand.id as brand_id',
      'brand.name as brand_name',
      'brand.country as brand_country',
      'in_basket.quantity as basket_quantity',
      'favourite.product_id as favourite_id',
    ])
    .select([marksOf(session.shopId).as('mark_list'), propertiesOf(session.shopId).as('property_list')])
}

/** One row of `selectProducts`. */
export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>
