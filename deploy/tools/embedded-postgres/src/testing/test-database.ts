import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { databaseAt, dropDatabase, withClient } from './databases'
import { sharedServer } from './shared-server'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** An empty database of its own on the server that all tests of a run share. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOfDatabase('template0')

/** A database of its own that begins as a copy of `template`, which nobody may be connected to. */
export async function copyOfDatabase(template: string): Promise<TestDatabase> {
  const server = await sharedServer()
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`
  await withClient(server.url, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`),
  )
  return {
    url: databaseAt(server.url, name),
    drop: () => withClient(server.url, (client) => dropDatabase(client, name)),
  }
}
