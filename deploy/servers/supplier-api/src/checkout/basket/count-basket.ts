import type { BasketCounts, BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { rateOf } from '../../customers/loyalty/rate'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import { roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { mayUse } from './buyer'
import { bonusPoints } from './order-terms'

/**
 * Rows that an order would take and their sum: what badges show. Roubles in the main basket, points in the bonus one. Of the main
 * basket also what counts for free delivery, the minimum order, and the points that an order of it brings to a loyalty client.
 */
export async function countBaskets(db: Database, session: Session): Promise<BasketCountsAnswer> {
  const price = sql`case row.basket when 'loyalty' then p.loyalty_price * 100 else p.price end`
  const sold = sql`p.assortment and (p.remain > 0 or p.to_order)
    and case row.basket when 'loyalty' then p.loyalty_price is not null else p.price > 0 end`
  const delivered = sql`${sold} and not p.delivery_exclude`
  const sumOf = (rows: typeof sold) =>
    sql<number>`coalesce(sum(row.quantity * (${price})) filter (where ${rows}), 0)`
  const rows = await db
    .selectFrom('basket_rows as row')
    .modifyFront(preparedStatement)
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'row.shop_id').onRef('p.id', '=', 'row.product_id'),
    )
    .where((eb) => eb.and({ 'row.shop_id': session.shopId, 'row.buyer_id': session.buyerId }))
    .groupBy('row.basket')
    .select([
      'row.basket',
      sql<number>`count(*) filter (where ${sold})`.as('count'),
      sumOf(sold).as('sum'),
      sql<number>`count(*) filter (where ${delivered})`.as('deliveryCount'),
      sumOf(delivered).as('deliverySum'),
      sql<string>`md5(string_agg(row.product_id || ':' || row.quantity, ',' order by row.product_id))`.as(
        'hash',
      ),
    ])
    .execute()
  const main = rows.find((row) => row.basket === 'main')
  const bonus = mayUse(session, 'loyalty') ? rows.find((row) => row.basket === 'loyalty') : undefined
  return {
    CNT: main?.count ?? 0,
    SUM: roubles(main?.sum ?? 0),
    CURRENCY: session.currency,
    DELIVERY_CNT: main?.deliveryCount ?? 0,
    DELIVERY_SUM: roubles(main?.deliverySum ?? 0),
    MIN_ORDER_SUM: roubles(session.minOrderSum),
    NO_CHECK_ORDER_SUM: flag(!session.checkOrderSum),
    LOYALTY_BONUS_SUM: main ? await pointsOf(db, session, main.sum) : 0,
    ROWS_HASH: main?.hash ?? '',
    LOYALTY: { CNT: bonus?.count ?? 0, SUM: roubles(bonus?.sum ?? 0), ROWS_HASH: bonus?.hash ?? '' },
  }
}

/** @param sum kopecks */
async function pointsOf(db: Database, session: Session, sum: number): Promise<number> {
  if (!session.client?.loyalty) return 0
  const { loyaltyRate } = await db
    .selectFrom('shops as shop')
    .where('shop.id', '=', session.shopId)
    .select(rateOf(session.client.id).as('loyaltyRate'))
    .executeTakeFirstOrThrow()
  return bonusPoints(sum, { loyaltyRate })
}

/** Counts of one basket. */
export async function countBasket(db: Database, session: Session, basket: BasketKind): Promise<BasketCounts> {
  const { LOYALTY, ...main } = await countBaskets(db, session)
  return basket === 'loyalty' ? LOYALTY : main
}
