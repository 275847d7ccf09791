import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

export interface Migration {
  /** `0001_shops.sql` */
  name: string
  statements: string
  /** SHA-256 of the statements, the same on every system. */
  checksum: string
}

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** The migrations that belong to this code, in their order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const statements = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') }
    }),
  )
}

/**
 * Those that the database lacks.
 * @throws when the database was made by a newer code, or by other migrations than those of this one
 */
export async function missingMigrations(
  client: Pick<pg.ClientBase, 'query'>,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  )
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const differing = rows.filter(({ name, checksum }) => known.get(name) !== checksum).map(({ name }) => name)
  if (differing.length > 0) throw new Error(explanationOf(differing, migrations))
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Why a database cannot be used that has the `differing` migrations. */
function explanationOf(differing: readonly string[], migrations: readonly Migration[]): string {
  const last = migrations.at(-1)?.name ?? ''
  const list = differing.join(', ')
  if (differing.every((name) => name > last))
    return `The database is newer than this code: it has ${list}. Start a newer release; there is no way back.`
  return (
    `The database was made by other migrations than those of this code: ${list}. Nothing was changed in it. ` +
    'Either it is from before the first release, when the schema was written anew, or a file was changed after it had been applied. ' +
    'If it holds demonstration shops alone, remove its folder (.data, or DATA_DIR) and start again: they are loaded anew. ' +
    'Otherwise put the files back as they were, and change the schema by a new one.'
  )
}
