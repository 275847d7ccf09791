import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { selectProducts } from '../../catalogue/product/product-query'
import { unitPrice } from '../../catalogue/product/product-terms'
import { toProduct } from '../../catalogue/product/to-product'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { mayUse } from './buyer'
import type { SeenLine } from './lines'
import type { BasketOrder } from './sort'

/** A row of a basket: what the rules need, and what is answered. */
export interface LoadedRow {
  line: SeenLine
  product: BasketProduct
}

const COLUMNS = {
  BASKET_CREATE_DATE: sql`row.created_at`,
  NAME: sql`name_order(p.name)`,
  PRICE: sql`p.price`,
  SUM: sql`p.price * row.quantity`,
}

/** Rows of the session's basket in an order; the bonus basket of somebody who has none is empty. */
export async function loadBasketProducts(
  db: Database,
  session: Session,
  basket: BasketKind,
  { sort, order }: BasketOrder,
  limit: number,
): Promise<LoadedRow[]> {
  if (!mayUse(session, basket)) return []
  const rows = await selectProducts(db, session)
    .innerJoin('basket_rows as row', (join) =>
      join
        .onRef('row.shop_id', '=', 'p.shop_id')
        .onRef('row.product_id', '=', 'p.id')
        .on('row.buyer_id', '=', session.buyerId)
        .on('row.basket', '=', basket),
    )
    .select(['row.quantity', 'row.seen_price', 'row.seen_quantity'])
    .orderBy(COLUMNS[sort], order === 'ASC' ? 'asc' : 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    line: row,
    product: {
      ...toProduct(row, session),
      QUANTITY: row.quantity,
      SUM: roubles(unitPrice(row, basket) * row.quantity),
      GIFT: 'N',
    },
  }))
}
