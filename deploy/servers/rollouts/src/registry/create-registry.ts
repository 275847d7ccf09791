import type { Release } from '@prilavok/shared-kernel/contract'
import { connectRollouts } from '../database/connection'
import { migrateRollouts } from '../database/migrate'
import type { PublishedRelease, Registry } from '../model/registry'
import { allowOverride } from './allow-override'
import { type ChangeWorld, changeRules } from './change-rules'
import { readLog } from './log'
import { readPastState } from './past-state'
import { pruneReleases } from './prune-releases'
import { type PublishWorld, publishRelease } from './publish-release'
import { joinState, readState } from './read-state'

export interface RegistryOptions {
  databaseUrl: string
  /** Folder of the published releases. */
  releasesDir: string
  /** @default the time of this machine */
  now?: () => Date
}

async function listReleases({ db }: ChangeWorld): Promise<PublishedRelease[]> {
  const rows = await db
    .selectFrom('releases')
    .selectAll()
    .where('pruned_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('part')
    .orderBy('version')
    .execute()
  return rows.map((row) => ({
    release: row.descriptor as Release,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    sizes: row.sizes,
    notes: row.notes,
  }))
}

/**
 * Opens the registry and brings its schema up to date.
 * @throws when the database does not answer
 */
export async function createRegistry(options: RegistryOptions): Promise<Registry> {
  const { databaseUrl, releasesDir, now = () => new Date() } = options
  const connection = connectRollouts(databaseUrl)
  const world: PublishWorld = { ...connection, releasesDir, now, known: new Map() }
  try {
    await migrateRollouts(connection)
  } catch (error) {
    await connection.close()
    throw error
  }
  return {
    async state(at) {
      if (at) return readPastState(world.db, at)
      const { stored, releases } = await readState(world.db, world.known)
      for (const [name, release] of releases) world.known.set(name, release)
      return joinState(stored, releases)
    },
    releases: () => listReleases(world),
    publish: (folder, publishOptions) => publishRelease(folder, publishOptions, world),
    allowOverride: (override, overrideOptions) => allowOverride(override, overrideOptions, world),
    prune: (pruneOptions) => pruneReleases(pruneOptions, world),
    change: (changes, changeOptions) => changeRules(changes, changeOptions, world),
    log: (filter) => readLog(world.db, filter),
    close: connection.close,
  }
}
