import type { BasketCounts, BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { keptPlan } from '../database/kept-plans'
import type { BasketKind } from '../database/schema-buying'
import { priceStep, roubles } from '../money'
import type { Session } from '../session/session'
import { mayUse } from './buyer'

const EMPTY: BasketCounts = { CNT: 0, SUM: 0 }

/** Rows that an order would take and their sum: what badges show. Roubles in the main basket, points in the bonus one. */
export async function countBaskets(db: Database, session: Session): Promise<BasketCountsAnswer> {
  const step = priceStep(session.priceType)
  // Rounded half up to the shop's precision, as `roundPrice` does.
  const price = sql`case row.basket when 'loyalty' then p.loyalty_price * 100
    else (p.price + ${step / 2 < 1 ? 0 : step / 2}::bigint) / ${step}::bigint * ${step}::bigint end`
  const rows = await db
    .selectFrom('basket_rows as row')
    .modifyFront(keptPlan)
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'row.shop_id').onRef('p.id', '=', 'row.product_id'),
    )
    .where('row.shop_id', '=', session.shopId)
    .where('row.buyer_id', '=', session.buyerId)
    .where('p.assortment', '=', true)
    .where((eb) => eb.or([eb('p.remain', '>', 0), eb('p.to_order', '=', true)]))
    .where(sql<boolean>`case row.basket when 'loyalty' then p.loyalty_price is not null else p.price > 0 end`)
    .groupBy('row.basket')
    .select([
      'row.basket',
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(row.quantity * (${price}))`.as('sum'),
    ])
    .execute()
  const countsOf = (basket: BasketKind): BasketCounts => {
    const found = rows.find((row) => row.basket === basket)
    return found && mayUse(session, basket) ? { CNT: found.count, SUM: roubles(found.sum) } : EMPTY
  }
  return { ...countsOf('main'), LOYALTY: countsOf('loyalty') }
}

/** Counts of one basket. */
export async function countBasket(db: Database, session: Session, basket: BasketKind): Promise<BasketCounts> {
  const { LOYALTY, CNT, SUM } = await countBaskets(db, session)
  return basket === 'loyalty' ? LOYALTY : { CNT, SUM }
}
