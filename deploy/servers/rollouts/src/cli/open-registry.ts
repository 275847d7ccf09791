import { connectRollouts } from '../database/connection'
import { RolloutError, reasonOf } from '../errors'
import { dataFolder, releasesFolder } from '../location'
import { createRegistry } from '../registry/create-registry'
import type { OpenRegistry } from './cli-world'
import { hasPageViews, readSuppliers } from './suppliers'

type Environment = Readonly<Record<string, string | undefined>>

interface Database {
  url: string
  stop(): Promise<void>
}

/** The database that the settings name, else the embedded one: that of the running shop, or started for this command alone. */
async function openDatabase(env: Environment): Promise<Database> {
  const named = env.ROLLOUTS_DATABASE_URL || env.DATABASE_URL
  if (named) return { url: named, stop: async () => undefined }
  const dataDir = dataFolder(env)
  const { runningDatabase } = await import('@prilavok/embedded-postgres/running-database')
  const running = await runningDatabase(dataDir)
  if (running) return { url: running, stop: async () => undefined }
  const { startEmbeddedDatabase } = await import('@prilavok/embedded-postgres/start-embedded-database')
  return startEmbeddedDatabase({ dataDir })
}

const withoutPassword = (url: string) => url.replace(/^(\w+:\/\/[^:/@]*):[^/]*@/, '$1:…@')

/** @throws RolloutError REGISTRY_UNREACHABLE */
export async function openRegistry(env: Environment): Promise<OpenRegistry> {
  const database = await openDatabase(env)
  const releasesDir = releasesFolder(env)
  try {
    const registry = await createRegistry({ databaseUrl: database.url, releasesDir })
    // Asks nothing before a supplier is looked for.
    const connection = connectRollouts(database.url, { maximum: 1 })
    const close = async () => {
      await connection.close()
      await registry.close()
      await database.stop()
    }
    return {
      registry,
      releasesDir,
      suppliers: () => readSuppliers(env),
      hasPageViews: (supplier) => hasPageViews(connection, supplier),
      close,
    }
  } catch (error) {
    await database.stop()
    throw new RolloutError('REGISTRY_UNREACHABLE', withoutPassword(database.url), [reasonOf(error)])
  }
}
