import { createHash } from 'node:crypto'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { withDeadline } from './deadline'

const MARK = '/* prepared */'

/**
 * Put into a statement (`.modifyFront(preparedStatement)`, or anywhere in `sql`), it is read and planned once by each connection: for
 * those that every request makes, where planning costs as much as the work. Only for statements of one text, whatever the
 * request, with columns named one by one: a prepared one fails when a migration changes what it answers.
 */
export const preparedStatement: RawBuilder<unknown> = sql.raw(MARK)

/** Names of marked statements, by their texts. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared ${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

interface ClientPool {
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/**
 * A pool, for kysely, whose connections keep the plans of marked statements (`pg` prepares what has a name) and wait for no
 * answer for ever.
 * @param timeout milliseconds for an answer. @default `withDeadline`
 */
export function withPreparedStatements(pool: ClientPool, timeout?: number): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? preparing(client, timeout)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function preparing(client: pg.PoolClient, timeout?: number): PostgresPoolClient {
  const { query, release } = withDeadline(client, timeout)
  const naming = {
    query: (text: string, values: unknown[]) =>
      query(text.includes(MARK) ? { name: nameOf(text), text, values } : { text, values }),
    release,
  }
  return naming as PostgresPoolClient
}
