import type { BasketGroup, BasketProduct, OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { basketGifts } from '../gifts/basket-gifts'
import { basketInfo, type OrderChoice } from './basket-info'
import { fittedLines, warningsOf } from './check-basket'
import { groupRows, sumOf } from './groups'
import { type LoadedRow, loadBasketProducts } from './load-products'
import { markSeen } from './mark-seen'
import type { BasketOrder } from './sort'

const ROWS = 1000

/** The basket and the order page in one answer: the truth for sums (AMB-11). */
export async function orderBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  choice: OrderChoice,
  order: BasketOrder,
): Promise<OrderBasketResponse> {
  const rows = await loadBasketProducts(db, session, basket, order, ROWS)
  return answerOf(db, session, basket, rows, choice, order)
}

/** The same on the buyer's screen: what he has seen from now on, an order is made of that. */
export async function showOrderBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  choice: OrderChoice,
  order: BasketOrder,
): Promise<OrderBasketResponse> {
  const rows = await loadBasketProducts(db, session, basket, order, ROWS)
  const lines = rows.map(({ line }) => line)
  const [answer] = await Promise.all([
    answerOf(db, session, basket, rows, choice, order),
    markSeen(db, session, basket, lines),
  ])
  return answer
}

async function answerOf(
  db: Database,
  session: Session,
  basket: BasketKind,
  rows: readonly LoadedRow[],
  choice: OrderChoice,
  order: BasketOrder,
): Promise<OrderBasketResponse> {
  const lines = rows.map(({ line }) => line)
  const taken = fittedLines(lines, basket)
  const [info, gifts] = await Promise.all([
    basketInfo(db, session, basket, lines, choice, order),
    basket === 'main' ? basketGifts(db, session, sumOf(taken, basket), taken) : null,
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

/** Gifts stand behind the rows of the first group that an order takes; they count for nothing. */
const withGifts = (groups: BasketGroup[], gifts: readonly BasketProduct[]): BasketGroup[] =>
  groups.map((group, index) =>
    index === 0 && gifts.length > 0 ? { ...group, PRODUCTS: [...group.PRODUCTS, ...gifts] } : group,
  )
