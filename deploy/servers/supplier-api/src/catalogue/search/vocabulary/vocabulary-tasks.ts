import { Type } from '@sinclair/typebox'
import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { LIFT_DEADLINE } from '../../../platform/database/deadline'
import { addJob } from '../../../platform/jobs/add-job'
import { defineTask, NOTHING, type Task } from '../../../platform/jobs/task'
import { refreshVocabulary } from './refresh-vocabulary'

/** Any number that only this work uses; the second key of the lock is the shop. */
const LOCK = 7_402_017

const FIND = 'find-old-vocabularies'
const REFRESH = 'refresh-vocabulary'

/** Makes the vocabularies anew of shops whose products have changed since, each shop by itself. */
export const vocabularyTasks = (db: Database): readonly Task[] => [
  defineTask({
    name: FIND,
    payload: NOTHING,
    cron: '23 * * * *',
    async run() {
      const shops = await db
        .selectFrom('search_versions')
        .whereRef('version', '<>', 'vocabulary')
        .select('shop_id')
        .orderBy('shop_id')
        .execute()
      for (const { shop_id: shopId } of shops)
        await addJob(db, { task: REFRESH, payload: { shopId }, key: `${REFRESH} ${shopId}` })
    },
  }),
  defineTask({
    name: REFRESH,
    payload: Type.Object({ shopId: Type.Integer() }),
    run: ({ shopId }) => refreshOne(db, shopId),
  }),
]

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
