import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** Where products can be picked up, in the shop's order. */
export async function loadTradePoints(db: Database, shopId: number): Promise<TradePoint[]> {
  const rows = await db
    .selectFrom('trade_points')
    .where('shop_id', '=', shopId)
    .select(['id as ID', 'name as NAME', 'email as EMAIL', 'phones as PHONES'])
    .select(['work_schedule as WORK_SCHEDULE', 'holiday_schedule as HOLIDAY_SCHEDULE'])
    .select([day('date_start').as('DATE_START'), day('date_end').as('DATE_END')])
    .select(['address', 'latitude', 'longitude'])
    .orderBy('sort')
    .execute()
  return rows.map(({ address, latitude, longitude, ...point }) => ({
    ...point,
    ADDRESS: { SPECIFICATION: address, LATITUDE: latitude, LONGITUDE: longitude },
  }))
}

const day = (column: 'date_start' | 'date_end') =>
  sql<string | null>`to_char(${sql.ref(column)}, 'DD.MM.YYYY')`
