import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { RolloutsSchema } from './schema'

/** Database schema of the registry, and the channel that its changes are told on. */
const ROLLOUTS_SCHEMA = 'rollouts'

/** Query builder over the registry's tables, or over one transaction of them. */
export type RolloutsDatabase = Kysely<RolloutsSchema>
export type RolloutsTransaction = Transaction<RolloutsSchema>

const INT8 = pg.types.builtins.INT8
/** Revisions, ids and counts fit a double exactly. */
const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')),
}

export interface RolloutsConnection {
  db: RolloutsDatabase
  pool: pg.Pool
  /** Database schema of the tables, and the channel of its changes. */
  schema: string
  close(): Promise<void>
}

export interface ConnectionOptions {
  /** Connections at once. @default 4 */
  maximum?: number
  /** Milliseconds that a connection may take, and one statement. @default 5000, 30000 */
  connectTimeout?: number
  statementTimeout?: number
}

/** The address of the registry with tables of its own in the same database: `postgres://…?schema=rollouts_development`. */
export function inSchema(databaseUrl: string, schema: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('schema', schema)
  return url.href
}

/**
 * Opens a pool of connections to the database of the registry. Nothing is asked yet.
 * @param databaseUrl postgres://…, with `?schema=` where the tables are not in ROLLOUTS_SCHEMA
 */
export function connectRollouts(databaseUrl: string, options: ConnectionOptions = {}): RolloutsConnection {
  const { maximum = 4, connectTimeout = 5000, statementTimeout = 30_000 } = options
  const url = new URL(databaseUrl)
  const schema = url.searchParams.get('schema') ?? ROLLOUTS_SCHEMA
  url.searchParams.delete('schema')
  const pool = new pg.Pool({
    connectionString: url.href,
    max: maximum,
    types: parsers,
    application_name: 'prilavok-rollouts',
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // Longer than the server's own limit, whose rejection tells more; a network that is cut is noticed by it.
    query_timeout: statementTimeout + 2000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  })
  // A connection that breaks is replaced by the pool and its query fails; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<RolloutsSchema>({ dialect: new PostgresDialect({ pool }) }).withSchema(schema)
  return {
    db,
    pool,
    schema,
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}
