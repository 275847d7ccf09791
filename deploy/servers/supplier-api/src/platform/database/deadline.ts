import type { PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Milliseconds. Longer than the server's own limit of a statement, whose rejection tells more. */
const ANSWER_MS = 40_000
/** Lifts the limits of the server and of the connection alike, to the end of the transaction. */
export const LIFT_DEADLINE = 'set local statement_timeout = 0'

/** A query with milliseconds to wait for its answer, which the types of `pg` do not know. */
export interface TimedQuery extends pg.QueryConfig {
  query_timeout?: number
}

/** A connection whose other end may fall silent: a network that is cut, a machine that hangs. */
export interface PatientClient {
  /** @throws with the code ETIMEDOUT when nothing comes; from then on at once */
  query(config: pg.QueryConfig): Promise<PostgresQueryResult<unknown>>
  /** To the pool; a silent one is closed. */
  release(): void
}

/**
 * Ends the waiting for answers that do not come: without it every request would hang, and with them all connections.
 * @param limit milliseconds. @default longer than any statement may take
 */
export function withDeadline(client: pg.PoolClient, limit = ANSWER_MS): PatientClient {
  const ask: (config: TimedQuery) => Promise<PostgresQueryResult<unknown>> = client.query.bind(client)
  let isSilent = false
  let isLifted = false
  return {
    async query(config) {
      if (isSilent) throw silence()
      if (config.text === LIFT_DEADLINE) isLifted = true
      try {
        return await ask(isLifted ? config : { ...config, query_timeout: limit })
      } catch (cause) {
        if (!isReadTimeout(cause)) throw cause
        isSilent = true
        throw silence(cause)
      }
    },
    release() {
      isLifted = false
      client.release(isSilent)
    },
  }
}

const isReadTimeout = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === 'Query read timeout'

const silence = (cause?: unknown): Error =>
  Object.assign(new Error('The database does not answer', { cause }), { code: 'ETIMEDOUT' })
