import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TimedQuery } from '../database/deadline'

/** Seconds; the figures that are aimed at (5, 10, 15, 25, 60 ms) are limits of buckets. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.015, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Milliseconds for the database to answer: less than Prometheus waits. */
const TIMEOUT_MS = 3000

/** What one application counts. Names of shops, clients and tokens are no labels: a shop is its number. */
export interface Metrics {
  requests: Histogram<'method' | 'route' | 'status'>
  /** Rejected calls by the code of `errors.ts`. */
  errors: Counter<'code'>
  orders: Counter<'shop'>
  /** Orders whose products changed while they were written, see `takeProducts`. */
  ordersWrittenAgain: Counter<'shop'>
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

/** Of the process (memory, processor, event loop): once, however many applications run in it. */
let ofProcess: Registry | undefined
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** @param timeout milliseconds after which a database that says nothing counts as none */
export function createMetrics(pool: Pool, timeout = TIMEOUT_MS): Metrics {
  const registry = new Registry()
  const spec = specsFor(registry)
  const metrics = {
    requests: new Histogram({
      ...spec('request_seconds', 'Time of answers by route template and status', 'method', 'route', 'status'),
      buckets: BUCKETS,
    }),
    errors: new Counter(spec('errors_total', 'Rejected calls by code', 'code')),
    orders: new Counter(spec('orders_total', 'Orders made, by number of the shop', 'shop')),
    ordersWrittenAgain: new Counter(
      spec(
        'orders_written_again_total',
        'Orders whose products changed while they were written, by number of the shop',
        'shop',
      ),
    ),
  }
  watchPool(pool, spec)
  const askDatabase = watchDatabase(pool, spec, timeout)
  return {
    ...metrics,
    contentType: registry.contentType,
    // Asked first: all figures of one text are of the same moment.
    text: async () => {
      await askDatabase()
      return Registry.merge([processMetrics(), registry]).metrics()
    },
  }
}

/** Name, text and labels of a figure, as all figures of the registry have them. */
const specsFor =
  (registry: Registry) =>
  <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) => ({
    ...{ name: `prilavok_api_${name}`, help, labelNames },
    registers: [registry],
  })

type Spec = ReturnType<typeof specsFor>

function watchPool(pool: Pool, spec: Spec): void {
  const gauge = new Gauge({
    ...spec('database_connections', 'Connections of the pool; waiting are requests that have none', 'state'),
    collect() {
      gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      gauge.set({ state: 'idle' }, pool.idleCount)
      gauge.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/**
 * E-mails and jobs that wait, of which there are few, and whether the database answers at all.
 * @returns asks anew
 */
function watchDatabase(pool: Pool, spec: Spec, timeout: number): () => Promise<void> {
  const reachable = new Gauge(spec('database_up', '1 while the database answers'))
  const oldest = new Gauge(spec('emails_oldest_seconds', 'How long the oldest e-mail has been due'))
  const waiting = new Gauge(spec('emails_waiting', 'E-mails that are due and not sent yet'))
  const jobs = new Gauge(
    spec(
      'jobs',
      'Jobs; failed are those that are tried no more, late those that have been due for a minute',
      'state',
    ),
  )
  return async () => {
    try {
      const question: TimedQuery = { text: WAITING, query_timeout: timeout }
      const { rows } = await pool.query<Waiting>(question)
      waiting.set(rows[0]?.emails ?? 0)
      oldest.set(rows[0]?.age ?? 0)
      for (const state of ['planned', 'late', 'failed'] as const) jobs.set({ state }, rows[0]?.[state] ?? 0)
      reachable.set(1)
    } catch {
      reachable.set(0)
    }
  }
}

interface Waiting {
  emails: number
  /** Seconds. */
  age: number
  planned: number
  late: number
  failed: number
}

const WAITING = `select emails.*, jobs.* from (
    select count(*) as emails, coalesce(extract(epoch from now() - min(next_attempt_at)), 0) as age
    from emails where sent_at is null and next_attempt_at <= now()) as emails,
  (select count(*) filter (where attempts < max_attempts) as planned,
      count(*) filter (where attempts < max_attempts and locked_at is null and run_at < now() - interval '1 minute') as late,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as failed
    from graphile_worker.jobs) as jobs`
