import type { BasketWarning } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { fitQuantity } from '../../catalogue/product/fit-quantity'
import {
  canBeOrdered,
  type ProductTerms,
  rejectionText,
  TERMS_COLUMNS,
  unitPrice,
} from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import { tableOf } from '../../platform/database/table-of'
import type { Buyer } from '../../platform/session/session'

/** A row of a basket with what the rules need. */
export interface BasketLine extends ProductTerms {
  quantity: number
}

/** A row with what the buyer was shown of it last. */
export interface SeenLine extends BasketLine {
  /** See `shownPrice`; null: not known. */
  seen_price: number | null
  seen_quantity: number | null
}

/** A row with everything that an order keeps. */
export interface OrderLine extends SeenLine {
  code1c: string
  picture: string | null
  preview: string | null
}

/** Hundredths: kopecks, or hundredths of a point. */
export const sumOf = (lines: readonly BasketLine[], basket: BasketKind): number =>
  lines.reduce((sum, line) => sum + unitPrice(line, basket) * line.quantity, 0)

/** Rows that an order takes. */
export const orderable = <Line extends BasketLine>(lines: readonly Line[], basket: BasketKind): Line[] =>
  lines.filter((line) => canBeOrdered(line, basket))

/** What is to be said about the rows as they are now: cannot be bought, or not in this count (000 §8). */
export const warningsOf = (lines: readonly BasketLine[], basket: BasketKind): BasketWarning[] =>
  lines.flatMap((line) => {
    const text = rejectionText(line, basket) ?? fitQuantity(line.quantity, line).warning
    return text === null ? [] : [{ PRODUCT_ID: line.id, TEXT: text }]
  })

/** Rows of a basket. `lock`: no other order changes the stock of these products until the transaction ends. */
export async function readLines(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  { lock = false } = {},
): Promise<OrderLine[]> {
  return (
    db
      .selectFrom('basket_rows as row')
      .modifyFront(preparedStatement)
      .innerJoin('products as p', (join) =>
        join.onRef('p.shop_id', '=', 'row.shop_id').onRef('p.id', '=', 'row.product_id'),
      )
      .where('row.shop_id', '=', buyer.shopId)
      .where('row.buyer_id', '=', buyer.buyerId)
      .where('row.basket', '=', basket)
      .select([...TERMS_COLUMNS, 'p.code1c', 'p.picture', 'p.preview'])
      .select(['row.quantity', 'row.seen_price', 'row.seen_quantity'])
      // One order of locking for all buyers, so that two orders never wait for each other.
      .orderBy('p.id')
      .$if(lock, (query) => query.forNoKeyUpdate('p'))
      .execute()
  )
}

/** The rows that can be bought, in the counts that rules and stock allow. */
export const fittedLines = <Line extends BasketLine>(lines: readonly Line[], basket: BasketKind): Line[] =>
  lines.flatMap((line) =>
    rejectionText(line, basket) ? [] : [{ ...line, quantity: fitQuantity(line.quantity, line).quantity }],
  )

/**
 * Stores the counts that rules and stock allow. What the buyer was shown stays as it is: he has not seen these yet.
 * @returns ids of the changed rows
 */
export async function storeFittedCounts(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  lines: readonly BasketLine[],
): Promise<number[]> {
  const before = new Map(lines.map((line) => [line.id, line.quantity]))
  const moved = fittedLines(lines, basket).filter((line) => line.quantity !== before.get(line.id))
  if (moved.length === 0) return []
  await sql`
    update basket_rows row set quantity = moved.quantity, updated_at = now()
    from ${tableOf('moved', moved, { id: 'int', quantity: 'int' })}
    where row.shop_id = ${buyer.shopId} and row.buyer_id = ${buyer.buyerId} and row.basket = ${basket}
      and row.product_id = moved.id`.execute(db)
  return moved.map(({ id }) => id)
}
