import { sql } from 'kysely'
import { removeInBatches } from '../clean-up/remove-in-batches'
import type { Database } from '../database/connection'

/** Forgets the keys of orders after 30 days: no click is repeated that late. The orders stay. */
export const removeOldOrderKeys = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    'order_keys',
    ['shop_id', 'client_id', 'key'],
    sql`created_at < now() - interval '30 days'`,
  )
