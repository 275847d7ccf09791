import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** Forgets codes of e-mails that nobody can use any more, and the texts of e-mails that carried one to its mailbox. */
export async function removeOldCodes(db: Database): Promise<void> {
  await sql`delete from confirmations where expires_at < now()`.execute(db)
  await sql`delete from password_resets where expires_at < now()`.execute(db)
  await sql`update emails set plain = '', html = null
    where confidential and plain <> '' and sent_at is not null`.execute(db)
}
