import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import type { BasketKind } from '../database/schema-buying'
import type { Session } from '../session/session'
import { basketInfo, type OrderChoice } from './basket-info'
import { remarksOf } from './check-basket'
import { groupRows } from './groups'
import { loadBasketProducts } from './load-products'
import { markSeen } from './mark-seen'
import type { BasketOrder } from './sort'

const ROWS = 1000

/** The basket and the order page in one answer: the truth for sums (AMB-11), and what the buyer has seen from now on. */
export async function orderBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  choice: OrderChoice,
  order: BasketOrder,
): Promise<OrderBasketResponse> {
  const rows = await loadBasketProducts(db, session, basket, order, ROWS)
  const lines = rows.map(({ line }) => line)
  const [info] = await Promise.all([
    basketInfo(db, session, basket, lines, choice, order),
    markSeen(db, session, basket, lines),
  ])
  return {
    BASKET_TYPE: basket,
    GROUPS: groupRows(rows, basket, session),
    CHECK: remarksOf(lines, basket),
    OFFERS: [],
    SORT: info.sortItems,
    INFO: info,
  }
}
