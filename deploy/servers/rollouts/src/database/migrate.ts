import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Migration, type MigrationProvider, Migrator } from 'kysely'
import type { RolloutsConnection } from './connection'

const FOLDER = new URL('./migrations/', import.meta.url)

/** The files of `migrations`, by name. Kysely's own provider takes paths that are no URLs, which fails on some systems. */
const provider: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(fileURLToPath(FOLDER))).filter((name) => name.endsWith('.ts'))
    const loaded = names.map(async (name) => {
      const migration: Migration = await import(new URL(name, FOLDER).href)
      return [basename(name, '.ts'), migration] as const
    })
    return Object.fromEntries(await Promise.all(loaded))
  },
}

/**
 * Brings the registry's schema up to date, forward only. Safe when several processes start at once: one migrates, the others
 * wait.
 * @returns names of the migrations that were applied
 * @throws when one fails (nothing of it stays), or when the database is newer than the code
 */
export async function migrateRollouts({ db, schema }: RolloutsConnection): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider,
    migrationTableSchema: schema,
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
