import { sql } from 'kysely'
import { type ProductTerms, TERMS_COLUMNS } from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { tableOf } from '../../platform/database/table-of'
import type { Buyer } from '../../platform/session/session'
import { RESTORABLE } from './removed-rows'

/** 000 §9: a basket is loaded with limit 1000. */
export const ROWS = 1000

/** Warning of a product that found no place. */
export const TOO_MANY = `В\u00a0корзине может быть не\u00a0больше ${ROWS}\u00a0товаров`

/** Products and how many of each the basket holds. Unknown ids are left out. */
export async function readProductTerms(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  ids: readonly number[],
) {
  if (ids.length === 0) return new Map<number, ProductTerms & { present: number | null }>()
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('basket_rows as row', (join) =>
      join
        .onRef('row.shop_id', '=', 'p.shop_id')
        .onRef('row.product_id', '=', 'p.id')
        .on('row.buyer_id', '=', buyer.buyerId)
        .on('row.basket', '=', basket),
    )
    .where('p.shop_id', '=', buyer.shopId)
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .select([...TERMS_COLUMNS, 'row.quantity as present'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function rowCount(db: Database, buyer: Buyer, basket: BasketKind): Promise<number> {
  const row = await db
    .selectFrom('basket_rows')
    .where((eb) => eb.and({ shop_id: buyer.shopId, buyer_id: buyer.buyerId, basket }))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** A row to be stored. */
export interface StoredRow {
  productId: number
  quantity: number
  /** See `seen_price` of `basket_rows`. */
  seenPrice: number | null
}

/**
 * Writes counts that follow the rules already: the buyer knows them. A price that the buyer was shown before stays the one
 * that counts as seen.
 * @param restored rows that were removed a short while ago come back to their places
 */
export async function storeRows(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  rows: readonly StoredRow[],
  restored = false,
): Promise<void> {
  if (rows.length === 0) return
  const place = restored
    ? sql`coalesce((select removed.created_at from removed_basket_rows removed
        where removed.shop_id = ${buyer.shopId} and removed.buyer_id = ${buyer.buyerId}
          and removed.basket = ${basket} and removed.product_id = stored."productId"
          and removed.removed_at > now() - ${RESTORABLE}), now())`
    : sql`now()`
  await sql`
    insert into basket_rows as saved (shop_id, buyer_id, basket, product_id, quantity, seen_quantity, seen_price, created_at)
    select ${buyer.shopId}, ${buyer.buyerId}, ${basket}, "productId", quantity, quantity, "seenPrice", ${place}
    from ${tableOf('stored', rows, { productId: 'int', quantity: 'int', seenPrice: 'bigint' })}
    on conflict (shop_id, buyer_id, basket, product_id) do update set
      quantity = excluded.quantity, seen_quantity = excluded.quantity, updated_at = now(),
      seen_price = coalesce(nullif(saved.seen_price, 0), excluded.seen_price)`.execute(db)
}

/** @param ids without it the basket is emptied */
export async function removeRows(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return
  await db
    .deleteFrom('basket_rows')
    .where((eb) => eb.and({ shop_id: buyer.shopId, buyer_id: buyer.buyerId, basket }))
    .$if(ids !== undefined, (query) => query.where('product_id', '=', sql<number>`any(${ids}::int[])`))
    .execute()
}
