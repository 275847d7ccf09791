import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { removeInBatches } from '../../platform/database/remove-in-batches'

/** Forgets the keys of orders after 30 days: no click is repeated that late. The orders stay. */
export const removeOldOrderKeys = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    'order_keys',
    ['shop_id', 'client_id', 'key'],
    sql`created_at < now() - interval '30 days'`,
  )
