import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** Where goods can be picked up, in the shop's order. */
export async function loadTradePoints(db: Database, shopId: number): Promise<TradePoint[]> {
  const rows = await db
    .selectFrom('trade_points')
    .where('shop_id', '=', shopId)
    .select(['id', 'name', 'email', 'phones', 'work_schedule', 'holiday_schedule'])
    .select(['address', 'latitude', 'longitude'])
    .select([day('date_start').as('starts'), day('date_end').as('ends')])
    .orderBy('sort')
    .execute()
  return rows.map((row) => ({
    ID: row.id,
    NAME: row.name,
    EMAIL: row.email,
    PHONES: row.phones,
    WORK_SCHEDULE: row.work_schedule,
    HOLIDAY_SCHEDULE: row.holiday_schedule,
    DATE_START: row.starts,
    DATE_END: row.ends,
    ADDRESS: { SPECIFICATION: row.address, LATITUDE: row.latitude, LONGITUDE: row.longitude },
  }))
}

const day = (column: 'date_start' | 'date_end') =>
  sql<string | null>`to_char(${sql.ref(column)}, 'DD.MM.YYYY')`
