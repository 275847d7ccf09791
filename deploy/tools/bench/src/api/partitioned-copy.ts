import { databaseAt, dropDatabase, withClient } from '@prilavok/embedded-postgres/testing/databases'
import { connect } from '@prilavok/supplier-api/platform/database/connection'
import { partitionByShop } from '@prilavok/supplier-api/testing/partition-by-shop'

const NAME = 'prilavok_partitioned'

/**
 * A copy of a database with every table of the shops partitioned by shop. Whoever is connected to the original is cut off.
 * @returns its address
 */
export async function partitionedCopy(databaseUrl: string, partitions: number): Promise<string> {
  const original = new URL(databaseUrl).pathname.slice(1)
  await withClient(databaseAt(databaseUrl, 'postgres'), async (client) => {
    await dropDatabase(client, NAME)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      original,
    ])
    await client.query(`create database ${NAME} template ${original}`)
  })
  const url = databaseAt(databaseUrl, NAME)
  const { pool, close } = connect(url, 1)
  try {
    await partitionByShop(pool, partitions)
  } finally {
    await close()
  }
  return url
}

export const dropPartitionedCopy = (databaseUrl: string): Promise<void> =>
  withClient(databaseAt(databaseUrl, 'postgres'), (client) => dropDatabase(client, NAME))
