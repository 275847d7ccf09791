import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { removeInBatches } from '../../platform/database/remove-in-batches'

const KEY = ['shop_id', 'token_hash']

/**
 * Removes tokens that ended more than a day ago: until then an expired one is still told apart from an invalid one. Refresh
 * tokens that were exchanged a month ago go as well: whoever comes with a copy of one is rejected as before.
 */
export async function removeOldTokens(db: Database): Promise<void> {
  await removeInBatches(db, 'access_tokens', KEY, sql`expires_at < now() - interval '1 day'`)
  await removeInBatches(db, 'refresh_tokens', KEY, sql`expires_at < now() - interval '1 day'`)
  await removeInBatches(db, 'refresh_tokens', KEY, sql`used_at < now() - interval '30 days'`)
  // The first refresh token of a login lives a year, each further one longer.
  const hasToken = sql`exists (
    select from refresh_tokens token
    where token.shop_id = token_families.shop_id and token.family_id = token_families.id)`
  const isOver = sql`created_at < now() - interval '365 days' and not ${hasToken}`
  await removeInBatches(db, 'token_families', ['shop_id', 'id'], isOver)
}
