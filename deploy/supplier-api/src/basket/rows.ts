import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { BasketKind } from '../database/schema-buying'
import type { Buyer } from './buyer'
import { GOODS_COLUMNS, type Goods } from './goods'

/** Products and how many of each the basket holds. Unknown ids are left out. */
export async function readGoods(db: Database, buyer: Buyer, basket: BasketKind, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Goods & { present: number | null }>()
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
    .select([...GOODS_COLUMNS, 'row.quantity as present'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function rowCount(db: Database, buyer: Buyer, basket: BasketKind): Promise<number> {
  const row = await db
    .selectFrom('basket_rows')
    .where('shop_id', '=', buyer.shopId)
    .where('buyer_id', '=', buyer.buyerId)
    .where('basket', '=', basket)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Writes counts that follow the rules already. */
export async function storeRows(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  quantities: readonly (readonly [productId: number, quantity: number])[],
): Promise<void> {
  if (quantities.length === 0) return
  const values = quantities.map(([product_id, quantity]) => ({
    shop_id: buyer.shopId,
    buyer_id: buyer.buyerId,
    basket,
    product_id,
    quantity,
  }))
  await db
    .insertInto('basket_rows')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'buyer_id', 'basket', 'product_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        updated_at: new Date(),
      })),
    )
    .execute()
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
    .where('shop_id', '=', buyer.shopId)
    .where('buyer_id', '=', buyer.buyerId)
    .where('basket', '=', basket)
    .$if(ids !== undefined, (query) => query.where('product_id', '=', sql<number>`any(${ids}::int[])`))
    .execute()
}
