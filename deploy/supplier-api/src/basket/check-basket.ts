import type { BasketRemark } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import type { BasketKind } from '../database/schema-buying'
import type { Buyer } from './buyer'
import { fitQuantity } from './fit-quantity'
import { GOODS_COLUMNS, type Goods, refusalOf } from './goods'
import { storeRows } from './rows'

/** A row of a basket with what the rules need. */
export interface BasketLine extends Goods {
  quantity: number
}

/** What is to be said about the rows as they are now: cannot be bought, or not in this count (000 §8). */
export const remarksOf = (lines: readonly BasketLine[], basket: BasketKind): BasketRemark[] =>
  lines.flatMap((line) => {
    const text = refusalOf(line, basket) ?? fitQuantity(line.quantity, line).remark
    return text === null ? [] : [{ PRODUCT_ID: line.id, TEXT: text }]
  })

/** Rows of a basket. `lock`: no other order changes the stock of these products until the transaction ends. */
export async function readLines(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  { lock = false } = {},
): Promise<BasketLine[]> {
  return (
    db
      .selectFrom('basket_rows as row')
      .innerJoin('products as p', (join) =>
        join.onRef('p.shop_id', '=', 'row.shop_id').onRef('p.id', '=', 'row.product_id'),
      )
      .where('row.shop_id', '=', buyer.shopId)
      .where('row.buyer_id', '=', buyer.buyerId)
      .where('row.basket', '=', basket)
      .select([...GOODS_COLUMNS, 'row.quantity'])
      // One order of locking for all buyers, so that two orders never wait for each other.
      .orderBy('p.id')
      .$if(lock, (query) => query.forNoKeyUpdate('p'))
      .execute()
  )
}

/** Brings the counts of the rows that can be bought in line with rules and stock. @returns ids of the changed rows */
export async function settleLines(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  lines: readonly BasketLine[],
): Promise<number[]> {
  const moved = lines.flatMap((line) => {
    if (refusalOf(line, basket)) return []
    const { quantity } = fitQuantity(line.quantity, line)
    return quantity === line.quantity ? [] : [[line.id, quantity] as const]
  })
  await storeRows(db, buyer, basket, moved)
  return moved.map(([id]) => id)
}
