import { sql } from 'kysely'
import type { Database } from '../database/connection'

/** Removes tokens that ended more than a day ago: until then an expired one is still told apart from an invalid one. */
export async function removeOldTokens(db: Database): Promise<void> {
  await sql`delete from access_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(db)
}
