import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { runAlone } from '../../../platform/jobs/run-alone'
import { defineTask, NOTHING, type Task } from '../../../platform/jobs/task'
import type { OpenSearch } from './open-search'
import { productsIndex } from './products-index'

/** Any number that only this work uses. */
const LOCK = 7_402_018

/** Copies what has changed in `search_documents` to OpenSearch; at first, and after a pause of half a day, everything. */
export const indexTasks = (db: Database, search: OpenSearch | null): readonly Task[] =>
  search
    ? [
        defineTask({
          name: 'index-products',
          asks: 'search engine',
          payload: NOTHING,
          cron: '* * * * *',
          atStart: true,
          run: (_payload, { goesOn }) => runAlone(db, [LOCK, 0], () => copyChanges(db, search, goesOn)),
        }),
      ]
    : []

async function copyChanges(db: Database, search: OpenSearch, goesOn: () => boolean): Promise<void> {
  const products = productsIndex(db, search)
  const { inUse, isCurrent, others } = await products.find()
  const isWhole = await goOnNoting(db)
  if (!isWhole) {
    await products.remove(inUse === null ? others : [inUse, ...others])
    await beginNoting(db)
  } else if (!isCurrent) await products.remove(others)
  const index = isWhole && isCurrent ? inUse : await products.rebuild(isWhole ? inUse : null, goesOn)
  if (index !== null) await products.follow(index, goesOn)
}

/** @returns whether changes were noted all the time: half as long as they are noted for nobody */
async function goOnNoting(db: Database): Promise<boolean> {
  const { rows } = await sql`
    update search_indexing set asked_at = now() where asked_at > now() - interval '12 hours'
    returning id`.execute(db)
  return rows.length > 0
}

const beginNoting = (db: Database): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '2s'`.execute(transaction)
    // Who is writing documents notes nothing of them: the copy begins when they can be seen.
    await sql`lock table search_documents in share row exclusive mode`.execute(transaction)
    await sql`delete from search_changes`.execute(transaction)
    await sql`insert into search_indexing (asked_at) values (now())
      on conflict (id) do update set asked_at = excluded.asked_at`.execute(transaction)
  })
