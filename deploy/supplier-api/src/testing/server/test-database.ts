import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { loadDemo } from '../../demo/load-demo'
import { connect } from '../../platform/database/connection'
import { migrate } from '../../platform/database/migrate'
import { databaseAt, dropDatabase, withClient } from './databases'
import { sharedServer } from './shared-server'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/**
 * A database of its own with the demonstration shops, copied from a template that is made once per run and size.
 * @param products of the first shop
 * @param share of them that each other shop sells
 */
export async function testDatabase(products: number, share: number): Promise<TestDatabase> {
  const server = await sharedServer()
  const template = `${server.prefix}template_${products}_${Math.round(share * 100)}`
  return withClient(server.url, async (client) => {
    await makeOnce(client, template, async (draft) => {
      const { pool, close } = connect(databaseAt(server.url, draft), 2)
      try {
        await migrate(pool)
        // Orders of the tests have the rows that they put into the basket, and no gifts besides.
        await loadDemo(pool, { products, share, gifts: false })
      } finally {
        await close()
      }
    })
    return createDatabase(server.url, client, server.prefix, template)
  })
}

/** An empty database of its own: nothing is migrated. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const server = await sharedServer()
  return withClient(server.url, (client) => createDatabase(server.url, client, server.prefix, 'template0'))
}

async function createDatabase(
  serverUrl: string,
  client: pg.Client,
  prefix: string,
  template: string,
): Promise<TestDatabase> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`)
  return {
    url: databaseAt(serverUrl, name),
    drop: () => withClient(serverUrl, (other) => dropDatabase(other, name)),
  }
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
