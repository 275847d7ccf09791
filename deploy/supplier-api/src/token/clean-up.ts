import { sql } from 'kysely'
import type { Database } from '../database/connection'

const HOUR_MS = 3_600_000

/** Removes tokens that ended more than a day ago: until then an expired one is still told apart from an invalid one. */
export async function removeOldTokens(db: Database): Promise<void> {
  await sql`delete from access_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from token_families family where created_at < now() - interval '1 day' and not exists (
    select from refresh_tokens token where token.shop_id = family.shop_id and token.family_id = family.id)`.execute(
    db,
  )
}

/**
 * Cleans up every hour.
 * @param onError told when a round fails; the next one comes anyway
 * @returns ends it
 */
export function keepTokensClean(db: Database, onError: (cause: unknown) => void): () => void {
  const timer = setInterval(() => {
    removeOldTokens(db).catch(onError)
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
