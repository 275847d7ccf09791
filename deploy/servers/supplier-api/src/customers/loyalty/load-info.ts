import type { LoyaltyInfoAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { roubles } from '../../platform/money'
import { burningPoints } from './burn'
import { expectedPoints } from './expected-points'
import { loadLevels, toStatus } from './levels'
import { turnoverOf } from './turnover'

/** How early the buyer is told of points that will be gone. */
const NOTICE_DAYS = 30
const DAY_MS = 86_400_000
/** Loyalty prices are whole points of one rouble each. */
const POINT_WORTH = 1

/** The loyalty programme of a shop and where one participant stands in it (001 §3). */
export async function loadLoyaltyInfo(
  db: Database,
  shopId: number,
  clientId: number,
): Promise<LoyaltyInfoAnswer> {
  const [own, turnover, expected, burning] = await Promise.all([
    db
      .selectFrom('clients as client')
      .innerJoin('shops as shop', 'shop.id', 'client.shop_id')
      .where((eb) => eb.and({ 'client.shop_id': shopId, 'client.id': clientId }))
      .select(['client.loyalty_balance', 'client.loyalty_level_id', 'shop.currency'])
      .select(['shop.loyalty_name', 'shop.loyalty_logo', 'shop.loyalty_burn_days'])
      .executeTakeFirstOrThrow(),
    turnoverOf(db, shopId, clientId),
    expectedPoints(db, shopId, clientId),
    burningPoints(db, shopId, clientId, NOTICE_DAYS),
  ])
  const levels = await loadLevels(db, shopId, own.loyalty_level_id, turnover)
  return {
    ITEM: {
      BALANCE: own.loyalty_balance,
      ORDERS_SUM: roubles(turnover),
      EXPECTED: expected,
      BURN:
        burning === 0
          ? null
          : { POINTS: burning, DATE: new Date(Date.now() + NOTICE_DAYS * DAY_MS).toISOString() },
    },
    LOYALTY: {
      NAME: own.loyalty_name,
      LOGO: own.loyalty_logo,
      RATE: { VALUE: POINT_WORTH, CURRENCY: own.currency },
      BURN_DAYS: own.loyalty_burn_days,
      STATUSES: levels.map(toStatus),
    },
  }
}
