import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import { limitParallel } from '../limits/limit-parallel'
import type { FileStore } from './file-store'

const BATCH = 200
/** Files that are removed at once. */
const AT_ONCE = 8

/** Removes generated files that nobody can fetch any more, and what belonged to clients who are gone. @returns how many */
export async function removeExpiredFiles(db: Database, files: FileStore): Promise<number> {
  const expired = await removeAll(db, files, sql`expires_at < now()`)
  return expired + (await removeAll(db, files, sql`kind = 'client' and client_id is null`))
}

/** Batch by batch, until little is left. @throws when a file cannot be removed: the next round tries again */
async function removeAll(db: Database, files: FileStore, isOld: RawBuilder<unknown>): Promise<number> {
  const inTurn = limitParallel(AT_ONCE)
  for (let removed = 0; ; ) {
    const { rows } = await sql<{ shop_id: number; id: number; key: string }>`
      select shop_id, id, key from stored_files where ${isOld} limit ${BATCH}`.execute(db)
    await Promise.all(
      rows.map(({ shop_id, id, key }) =>
        inTurn(async () => {
          await files.remove(key)
          await db.deleteFrom('stored_files').where('shop_id', '=', shop_id).where('id', '=', id).execute()
        }),
      ),
    )
    removed += rows.length
    if (rows.length < BATCH) return removed
  }
}
