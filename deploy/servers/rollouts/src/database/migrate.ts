import { type MigrationProvider, Migrator } from 'kysely'
import type { RolloutsConnection } from './connection'
import * as registry from './migrations/0001-registry'
import * as health from './migrations/0002-health'
import * as operators from './migrations/0003-operators'
import * as logIndexes from './migrations/0004-log-indexes'
import * as failureReasons from './migrations/0005-failure-reasons'
import * as operatorDevices from './migrations/0006-operator-devices'

const provider: MigrationProvider = {
  getMigrations: async () => ({
    '0001-registry': registry,
    '0002-health': health,
    '0003-operators': operators,
    '0004-log-indexes': logIndexes,
    '0005-failure-reasons': failureReasons,
    '0006-operator-devices': operatorDevices,
  }),
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
