import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** Forgets changes of listings after an hour. What was counted before is counted once more, no more than that. */
export async function removeOldChanges(db: Database): Promise<void> {
  await sql`delete from listing_changes where created_at < now() - interval '1 hour'`.execute(db)
}
