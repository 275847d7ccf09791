import { type RawBuilder, sql } from 'kysely'
import type { Database } from './connection'

/** Rows of one statement, so that no lock is held long, and statements of one round; the next round goes on. */
const BATCH = 1000
const BATCHES = 1000

/** Old rows of a table, as `old`. Rows that somebody has locked are in use, and skipped. */
export const oldRows = (table: string, columns: readonly string[], isOld: RawBuilder<unknown>) => sql`
  old as materialized (
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${isOld} limit ${BATCH} for update skip locked)`

/** Removes the rows of a table that are like those of `old` in some columns. */
export const deleteLikeOld = (table: string, columns: readonly string[]) => sql`
  delete from ${sql.table(table)} using old
  where ${sql.join(
    columns.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`old.${column}`)}`),
    sql` and `,
  )}`

/** Repeats a statement that says in `count` how much it removed, until little is left. */
export async function repeatBatches(db: Database, statement: RawBuilder<{ count: number }>): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const { rows } = await statement.execute(db)
    if ((rows[0]?.count ?? 0) < BATCH) return
  }
}

/** @param key columns of the primary key */
export const removeInBatches = (
  db: Database,
  table: string,
  key: readonly string[],
  isOld: RawBuilder<unknown>,
): Promise<void> =>
  repeatBatches(
    db,
    sql`with ${oldRows(table, key, isOld)}, gone as (${deleteLikeOld(table, key)} returning 1)
      select count(*) as count from gone`,
  )
