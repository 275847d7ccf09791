import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { FileStore } from './file-store'

const ROUND_MS = 600_000
const BATCH = 200

/** Removes generated files that nobody can fetch any more, and what belonged to clients who are gone. */
export async function removeExpiredFiles(db: Database, files: FileStore): Promise<number> {
  const { rows } = await sql<{ shop_id: number; id: number; key: string }>`
    select shop_id, id, key from stored_files
    where expires_at < now() limit ${BATCH}`.execute(db)
  const orphans = await sql<{ shop_id: number; id: number; key: string }>`
    select shop_id, id, key from stored_files
    where kind = 'client' and client_id is null limit ${BATCH}`.execute(db)
  const old = [...rows, ...orphans.rows]
  for (const { shop_id, id, key } of old) {
    await files.remove(key)
    await db.deleteFrom('stored_files').where('shop_id', '=', shop_id).where('id', '=', id).execute()
  }
  return old.length
}

/**
 * Removes expired files every ten minutes.
 * @param onError told when a round fails; the next one comes anyway
 * @returns ends it
 */
export function keepFilesClean(
  db: Database,
  files: FileStore,
  onError: (cause: unknown) => void,
): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    round = removeExpiredFiles(db, files).catch(onError)
  }, ROUND_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
