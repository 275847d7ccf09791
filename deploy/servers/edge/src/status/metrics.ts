import type { FollowerStatus } from '@prilavok/rollouts/model/registry-state'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; what a rendered page should take at most (60 ms) is the limit of a bucket. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What one edge counts for Prometheus. Labels are shops, parts and versions that there are, never what somebody sends. */
export interface EdgeMetrics {
  /** Counts one more thing that a page reported of a version: a view, a failure, an order. */
  report(of: ReportLabels): void
  /** Reports that were not counted. */
  dropped: Counter<'reason'>
  text(): Promise<string>
  contentType: string
}

export type ReportLabels = Record<'shop' | 'part' | 'version' | 'kind', string>

/** What is asked when somebody looks. */
export interface WatchedValues {
  /** Reports that were given up while the database was away. */
  lostReports(): number
  /** Revision of the rules in force; undefined while there are none. */
  revision?(): number | undefined
  /** Whether the registry answers, and since when it does or does not. */
  registry?(): Pick<FollowerStatus, 'connected' | 'since'>
}

/** Of the process (memory, processor, event loop): once, however many edges run in it. */
let ofProcess: Registry | undefined
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

export function createEdgeMetrics(app: FastifyInstance, watched: WatchedValues): EdgeMetrics {
  const registry = new Registry()
  const registers = [registry]
  const pages = new Histogram({
    name: 'prilavok_edge_page_seconds',
    help: 'Time of pages by who rendered them: server, shared, client',
    labelNames: ['by'] as const,
    buckets: BUCKETS,
    registers,
  })
  app.addHook('onResponse', async ({ page }, reply) => {
    if (page) pages.observe({ by: page.by }, reply.elapsedTime / 1000)
  })
  watch(registry, watched)
  return {
    report: countReports(registers),
    dropped: new Counter({
      name: 'prilavok_edge_reports_dropped_total',
      help: 'Reports that do not count: invalid, other-site, no-shop, unknown (version), limited',
      labelNames: ['reason'] as const,
      registers,
    }),
    contentType: registry.contentType,
    text: () => Registry.merge([processMetrics(), registry]).metrics(),
  }
}

function watch(registry: Registry, { lostReports, revision, registry: answers }: WatchedValues): void {
  const registers = [registry]
  const gauge = (name: string, help: string, value: () => number | undefined) => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers,
      collect() {
        made.set(value() ?? Number.NaN)
      },
    })
  }
  gauge('prilavok_edge_reports_lost', 'Reports given up while the database was away', lostReports)
  if (revision) gauge('prilavok_edge_registry_revision', 'Revision of the rules in force', revision)
  if (!answers) return
  gauge('prilavok_edge_registry_up', '1 while the registry answers', () => Number(answers().connected))
  gauge('prilavok_edge_registry_lag_seconds', 'For how long the registry has not answered', () => {
    const { connected, since } = answers()
    return connected ? 0 : (Date.now() - Date.parse(since)) / 1000
  })
}

/** Reports are counted in a map of our own until somebody looks: labels of the library cost more than all else that a report does. */
function countReports(registers: Registry[]): EdgeMetrics['report'] {
  const counts = new Map<string, { labels: ReportLabels; count: number }>()
  const reports: Counter<keyof ReportLabels> = new Counter({
    name: 'prilavok_page_reports_total',
    help: 'What pages reported of their parts, by the version that ran',
    labelNames: ['shop', 'part', 'version', 'kind'],
    registers,
    collect() {
      for (const { labels, count } of counts.values()) reports.inc(labels, count)
      counts.clear()
    },
  })
  return ({ shop, part, version, kind }) => {
    const key = `${shop} ${part} ${version} ${kind}`
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { labels: { shop, part, version, kind }, count: 1 })
  }
}
