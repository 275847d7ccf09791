import type { Pool } from 'pg'
import type { TimedQuery } from '../database/deadline'
import { readMigrations } from '../database/migrations'

/** Why this process should get no requests now; null when it should. */
export type Unreadiness = 'stopping' | 'no database' | 'schema is older than the code' | null

export interface Readiness {
  /** Says to load balancers that this process is about to stop; what is asked is still answered. */
  stopping(): void
  isStopping(): boolean
  check(): Promise<Unreadiness>
}

const APPLIED = 'select count(*) as applied from migrations where name = any($1)'
const UNDEFINED_TABLE = '42P01'
/** Milliseconds for the database to answer: less than load balancers wait for this answer. */
const TIMEOUT_MS = 3000

/**
 * Whether this process can answer: its database has the schema of this code (or a newer one, while a release is rolled out),
 * and it is not about to stop.
 * @param timeout milliseconds after which a database that says nothing is none
 */
export function readiness(pool: Pool, timeout = TIMEOUT_MS): Readiness {
  let isStopping = false
  let migrations: ReturnType<typeof readMigrations> | undefined
  return {
    stopping: () => {
      isStopping = true
    },
    isStopping: () => isStopping,
    async check() {
      if (isStopping) return 'stopping'
      migrations ??= readMigrations()
      const names = (await migrations).map(({ name }) => name)
      try {
        const question: TimedQuery = { text: APPLIED, values: [names], query_timeout: timeout }
        const { rows } = await pool.query<{ applied: number }>(question)
        return rows[0]?.applied === names.length ? null : 'schema is older than the code'
      } catch (cause) {
        return (cause as { code?: string }).code === UNDEFINED_TABLE
          ? 'schema is older than the code'
          : 'no database'
      }
    },
  }
}
