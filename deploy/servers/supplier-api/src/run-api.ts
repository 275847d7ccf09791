import { startTracing } from '@prilavok/tracing/start-tracing'
import type { Pool } from 'pg'
import { warnOfUnaskedPayments } from './checkout/payment/unasked-payments'
import type { Demonstration } from './demonstration'
import { connect } from './platform/database/connection'
import { migrate } from './platform/database/migrate'
import { metricsServer } from './platform/metrics/server'
import { createApi } from './server'
import { readSettings, type Settings } from './settings'
import { stopOnSignal } from './stop'
import { writeCredentials } from './write-credentials'

/** After this long the answers that are still open are cut off. */
const STOP_TIMEOUT_MS = 10_000

export interface RunOptions {
  /** File that the edge reads the credentials of each domain from. @default none is written */
  credentials?: string | undefined
  /** What fills the database once its schema is up to date. */
  prepare?(pool: Pool): Promise<void>
  /** What demonstration shops have in place of something real. */
  demonstration?: Demonstration
}

/**
 * The API as a process of its own: brings the schema up to date, then serves until SIGTERM or SIGINT. What it cannot start
 * without is written to standard error, and the exit code is 1.
 */
export async function runApi(readOptions: () => RunOptions): Promise<void> {
  try {
    await run(readSettings(process.env), readOptions())
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}
`)
    process.exitCode = 1
  }
}

async function run(settings: Settings, options: RunOptions): Promise<void> {
  await prepare(settings, options)
  const { port, host, metricsPort, stopNotice } = settings
  const app = await createApi({
    ...settings,
    serveMetrics: metricsPort === 0,
    demonstration: options.demonstration,
    tracing: await startTracing('prilavok-supplier-api'),
  })
  if (app.services.acquirers.current.code === 'sandbox')
    app.log.warn('PAYMENT_ACQUIRER is sandbox: whoever presses «pay» on its page has paid')
  await warnOfUnaskedPayments(app)
  const beside = metricsPort === 0 ? null : await metricsServer(app)
  stopOnSignal(app, { notice: stopNotice, timeout: STOP_TIMEOUT_MS, after: () => beside?.close() })
  try {
    await beside?.listen({ port: metricsPort, host })
    await app.listen({ port, host })
  } catch (cause) {
    // Else it would live on and send e-mails, with nobody able to ask it anything.
    await app.close()
    await beside?.close()
    throw cause
  }
}

async function prepare(settings: Settings, options: RunOptions): Promise<void> {
  const { db, pool, close } = connect(settings.databaseUrl, 4)
  try {
    await reach(pool)
    await migrate(pool)
    await options.prepare?.(pool)
    if (options.credentials) await writeCredentials(db, options.credentials)
  } finally {
    await close()
  }
}

async function reach(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reason}`, { cause })
  }
}
