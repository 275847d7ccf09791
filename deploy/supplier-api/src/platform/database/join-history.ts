import type pg from 'pg'
import type { Migration } from './migrations'

/** The last and the second of the migrations that were joined into 0001–0015 before the first release. */
const LAST = '0095_search_synonyms.sql'
const SECOND = '0002_clients.sql'
/** Together they make the schema that a database with `LAST` has. */
const JOINED = /^00(0[1-9]|1[0-5])_/

/**
 * A database from before the first release has all that 0001–0015 make: it is noted as having them, and its data stay.
 * @throws when it stopped on the way there
 */
export async function joinHistory(
  client: Pick<pg.ClientBase, 'query'>,
  migrations: readonly Migration[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations where name in ($1, $2)',
    [LAST, SECOND],
  )
  if (rows.length === 0) return
  if (rows.length === 1)
    throw new Error(
      `The database is from before the first release, and not complete: it lacks migration ${LAST}. Nothing was changed. ` +
        'A database of demonstration shops alone may be deleted, the next start makes a new one (the embedded one lies below .data/); ' +
        'for another one, start the last release from before the first one upon it once, then this one.',
    )
  const joined = migrations.filter(({ name }) => JOINED.test(name))
  await client.query('begin')
  await client.query('delete from migrations')
  await client.query('insert into migrations (name, checksum) select * from unnest($1::text[], $2::text[])', [
    joined.map(({ name }) => name),
    joined.map(({ checksum }) => checksum),
  ])
  await client.query('commit')
}
