import type { BasketGroup, BasketProduct, OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { GROUP_CODES, type GroupCode, groupOf, shownPrice } from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { tableOf } from '../../platform/database/table-of'
import { roubles } from '../../platform/money'
import type { Buyer, Session } from '../../platform/session/session'
import { basketGifts } from '../gifts/basket-gifts'
import { basketInfo, type OrderChoice } from './basket-info'
import { lockBasket } from './buyer'
import { fittedLines, type SeenLine, sumOf, warningsOf } from './lines'
import { type LoadedRow, loadBasketProducts } from './load-products'
import { ROWS } from './rows'
import type { BasketOrder } from './sort'

/**
 * The basket and the order page in one answer: the truth for sums (AMB-11).
 * @param isShown on the buyer's screen: what he has seen from now on, an order is made of that
 */
export async function orderBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  choice: OrderChoice,
  order: BasketOrder,
  { isShown = false } = {},
): Promise<OrderBasketResponse> {
  const rows = await loadBasketProducts(db, session, basket, order, ROWS)
  const lines = rows.map(({ line }) => line)
  const taken = fittedLines(lines, basket)
  const [info, gifts] = await Promise.all([
    basketInfo(db, session, basket, lines, choice, order),
    basket === 'main' ? basketGifts(db, session, sumOf(taken, basket), taken) : null,
    isShown && markSeen(db, session, basket, lines),
  ])
  return {
    BASKET_TYPE: basket,
    GROUPS: withGifts(groupRows(rows, basket), gifts?.products ?? []),
    CHECK: warningsOf(lines, basket),
    OFFERS: gifts?.offers ?? [],
    SORT: info.sortItems,
    INFO: info,
  }
}

/**
 * Remembers which prices and counts the buyer is shown now: an order is made of these, or of nothing. Writes only what is
 * new; a count that was changed meanwhile is left alone.
 */
export async function markSeen(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  lines: readonly SeenLine[],
): Promise<void> {
  const fresh = lines.filter(
    (line) => line.seen_price !== shownPrice(line, basket) || line.seen_quantity !== line.quantity,
  )
  if (fresh.length === 0) return
  const shown = fresh.map((line) => ({ ...line, price: shownPrice(line, basket) }))
  await db.transaction().execute(async (trx) => {
    await lockBasket(trx, buyer, basket)
    await sql`
      update basket_rows row set seen_price = shown.price, seen_quantity = shown.quantity
      from ${tableOf('shown', shown, { id: 'int', quantity: 'int', price: 'bigint' })}
      where row.shop_id = ${buyer.shopId} and row.buyer_id = ${buyer.buyerId} and row.basket = ${basket}
        and row.product_id = shown.id and row.quantity = shown.quantity`.execute(trx)
  })
}

const TITLES: Record<GroupCode, string> = {
  group_available: 'В наличии',
  group_to_order: 'Под заказ',
  group_unavailable: 'Недоступно',
}

/** Groups that have rows, the available one first (AMB-39). */
const groupRows = (rows: readonly LoadedRow[], basket: BasketKind): BasketGroup[] =>
  GROUP_CODES.flatMap((CODE) => {
    const own = rows.filter(({ line }) => groupOf(line, basket) === CODE)
    if (own.length === 0) return []
    const sum = sumOf(
      own.map(({ line }) => line),
      basket,
    )
    return [
      {
        CODE,
        TITLE: TITLES[CODE],
        CNT: own.length,
        SUM: roubles(sum),
        PRODUCTS: own.map(({ product }) => product),
      },
    ]
  })

/** Gifts stand behind the rows of the first group that an order takes; they count for nothing. */
const withGifts = (groups: BasketGroup[], gifts: readonly BasketProduct[]): BasketGroup[] =>
  groups.map((group, index) =>
    index === 0 && gifts.length > 0 ? { ...group, PRODUCTS: [...group.PRODUCTS, ...gifts] } : group,
  )
