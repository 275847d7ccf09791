import { loadDemo } from '@prilavok/demo-shops/load-demo'
import { databaseAt, dropDatabase, withClient } from '@prilavok/embedded-postgres/testing/databases'
import { sharedServer } from '@prilavok/embedded-postgres/testing/shared-server'
import { copyOfDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import pg from 'pg'
import { connect } from '../platform/database/connection'
import { migrate } from '../platform/database/migrate'

/** Products of the first shop, of which each other one sells half. */
const PRODUCTS = { small: 300, large: 4000 }

export type DemoSize = keyof typeof PRODUCTS

/** A database of its own with the demonstration shops, copied from a template that is made once per run and size. */
export async function testDatabase(size: DemoSize = 'small'): Promise<TestDatabase> {
  const server = await sharedServer()
  const template = `${server.prefix}template_${size}`
  await withClient(server.url, async (client) => {
    await makeOnce(client, template, async (draft) => {
      const { pool, close } = connect(databaseAt(server.url, draft), 2)
      try {
        await migrate(pool)
        // Orders of the tests have the rows that they put into the basket, and no gifts besides.
        await loadDemo(pool, { products: PRODUCTS[size], share: 0.5, gifts: false })
      } finally {
        await close()
      }
    })
  })
  return copyOfDatabase(template)
}

/** Workers that need the same template at once: one makes it, the others wait. It gets its name when it is whole. */
async function makeOnce(
  client: pg.Client,
  template: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${template}_draft`
  await client.query('select pg_advisory_lock(hashtext($1))', [template])
  try {
    const present = await client.query('select from pg_database where datname = $1', [template])
    if (present.rowCount) return
    await dropDatabase(client, draft)
    await client.query(`create database ${pg.escapeIdentifier(draft)} template template0`)
    await fill(draft)
    await client.query(
      `alter database ${pg.escapeIdentifier(draft)} rename to ${pg.escapeIdentifier(template)}`,
    )
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [template])
  }
}
