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
 * @throws when the database has one that the code does not know, or one that was changed since it was applied
 */
export async function missingMigrations(
  client: Pick<pg.ClientBase, 'query'>,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of rows) {
    const file = known.get(name)
    if (!file)
      throw new Error(
        `The database is newer than this code: it has migration ${name}. Start a newer release; there is no way back.`,
      )
    if (checksum !== null && checksum !== file.checksum)
      throw new Error(
        `Migration ${name} was changed after it had been applied: put the file back, and change the schema by a new one.`,
      )
  }
  const applied = new Set(rows.map((row) => row.name))
  return migrations.filter(({ name }) => !applied.has(name))
}
