import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { Migration } from './migrations'
import { OLD_FIRST, OLD_MIGRATIONS } from './old-migrations'

/** Together with the file below they make what the old ones made. */
const JOINED = /^00(0[1-9]|1[0-5])_/
const DELTA = new URL('../../../migrations/before-first-release/similar-words.sql', import.meta.url)

interface Applied {
  name: string
  /** The first releases of the old ones noted none. */
  checksum: string | null
}

/**
 * A database from before the first release gets what its schema lacks and is noted as having 0001–0015; its data stay.
 * @throws when it stopped on the way to the last schema of then
 */
export async function joinHistory(
  client: Pick<pg.ClientBase, 'query'>,
  migrations: readonly Migration[],
): Promise<void> {
  const { rows } = await client.query<Applied>('select name, checksum from migrations')
  if (!rows.some(isOld)) return
  const applied = new Set(rows.map(({ name }) => name))
  const missing = OLD_MIGRATIONS.filter((name) => !applied.has(name))
  if (missing.length > 0)
    throw new Error(
      `The database is from before the first release, and not complete: it lacks ${missing.join(', ')}. Nothing was changed. ` +
        'A database of demonstration shops alone may be deleted, the next start makes a new one (the embedded one lies below .data/); ' +
        'for another one, start the last release from before the first one upon it once, then this one.',
    )
  const joined = migrations.filter(({ name }) => JOINED.test(name))
  await client.query('begin')
  await client.query(await readFile(DELTA, 'utf8'))
  await client.query('delete from migrations where name = any ($1)', [OLD_MIGRATIONS])
  await client.query('insert into migrations (name, checksum) select * from unnest($1::text[], $2::text[])', [
    joined.map(({ name }) => name),
    joined.map(({ checksum }) => checksum),
  ])
  await client.query('commit')
}

const isOld = ({ name, checksum }: Applied) =>
  name === OLD_FIRST.name
    ? checksum === null || checksum === OLD_FIRST.checksum
    : OLD_MIGRATIONS.includes(name)
