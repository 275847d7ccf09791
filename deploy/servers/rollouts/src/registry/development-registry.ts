import type { Release } from '@prilavok/shared-kernel/contract'
import { connectRollouts, inSchema } from '../database/connection'
import { migrateRollouts } from '../database/migrate'
import { insertRelease } from './publish-release'

const SCHEMA = 'rollouts_development'

/**
 * The registry of `npm run dev`, beside the one that `npm start` uses: empty at each start, but for the local parts, whose
 * releases are no builds and may be the same version again and again.
 * @returns its address
 */
export async function openDevelopmentRegistry(
  databaseUrl: string,
  releases: readonly Release[],
): Promise<string> {
  const url = inSchema(databaseUrl, SCHEMA)
  const connection = connectRollouts(url)
  try {
    await connection.db.schema.dropSchema(SCHEMA).ifExists().cascade().execute()
    await migrateRollouts(connection)
    await connection.db.transaction().execute(async (transaction) => {
      for (const release of releases)
        await insertRelease(transaction, release, {
          sizes: {},
          notes: '',
          published_at: new Date(),
          published_by: 'development',
        })
    })
  } finally {
    await connection.close()
  }
  return url
}
