import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { LIFT_DEADLINE } from '../../../platform/database/deadline'
import { refreshVocabulary } from './refresh-vocabulary'

/** Any number that only this work uses; the second key of the lock is the shop. */
const LOCK = 7_402_017

/** Makes the vocabularies anew of shops whose goods have changed since. Of several processes one does each shop. */
export async function refreshVocabularies(db: Database): Promise<void> {
  const shops = await db
    .selectFrom('search_versions')
    .whereRef('version', '<>', 'vocabulary')
    .select('shop_id')
    .orderBy('shop_id')
    .execute()
  for (const { shop_id } of shops) await refreshOne(db, shop_id)
}

const refreshOne = (db: Database, shopId: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK}::integer, ${shopId}::integer) as free`.execute(transaction)
    if (!rows[0]?.free) return
    await sql.raw(LIFT_DEADLINE).execute(transaction)
    const query = (text: string, values: unknown[]) =>
      transaction.executeQuery(CompiledQuery.raw(text, values))
    await refreshVocabulary({ query }, shopId)
  })
