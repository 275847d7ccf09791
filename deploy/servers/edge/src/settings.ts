import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { secretFile } from '@prilavok/rollouts/decision/secret'
import { dataFolder, releasesFolder } from '@prilavok/rollouts/location'
import type { MapTiles } from '@prilavok/shared-kernel/contract'
import { EdgeError, reasonOf } from './errors'
import { readMapTiles, tileTemplate } from './settings/map-tiles'
import {
  databaseUrl,
  oneOf,
  onOff,
  origin,
  proxies,
  secretText,
  share,
  shopAddress,
  wholeNumber,
} from './settings/parsers'
import { EDGE_VARIABLES, LOG_LEVELS, RENDERERS } from './settings/variables'

type Environment = Readonly<Record<string, string | undefined>>

/** How one edge runs. Times in milliseconds. */
export interface EdgeSettings {
  port: number
  host: string
  /** Where `/v1…/v4` go, unless a shop's credentials name another place. */
  supplierApiOrigin: string
  releasesDir: string
  /** PostgreSQL of the registry of rollouts. */
  rolloutsDatabaseUrl: string
  /** What the registry said last; a restart begins with it while the registry is down. */
  registryStateFile: string
  /** What edges sign cookies and links with; empty: the one in `secretFile`. */
  secret: string
  secretFile: string
  credentialsFile: string
  /** Address of the pages of a shop; `{domain}` stands for its domain. */
  shopAddress: string
  /** Every page leads to /repair (AMB-46). */
  maintenance: boolean
  /** `client`: the browser renders every page; `npm run dev` needs it. */
  render: 'server' | 'client'
  renderWorkers: number
  /** From its start in a worker to the last piece of the page; then the browser renders it. */
  renderDeadline: number
  /** Pages that may wait for a worker, and how long; the browser renders the others. */
  renderQueue: number
  renderQueueDeadline: number
  /** How long a page waits for its data before it is rendered without. */
  dataDeadline: number
  /** A worker that gives no heartbeat this long is stopped. */
  stallLimit: number
  /** Heap of one worker, megabytes. */
  workerMemory: number
  /** How long a page serves all visitors who have nothing of their own; 0: each gets his own. */
  sharedPagesTtl: number
  /** Megabytes of such pages. */
  sharedPagesMemory: number
  /** How long shop data count as fresh. */
  shopTtl: number
  /** In which the head of a request must come. */
  headersTimeout: number
  /** In which a small body must come; a larger one gets the time that `uploadMinRate` gives it. */
  bodyTimeout: number
  /** Bytes a second. */
  uploadMinRate: number
  /** Megabytes of bodies on their way, in memory and in files. */
  bodyMemory: number
  bodyDisk: number
  connectionsPerAddress: number
  /** Connections to the supplier API: in all, and for one shop, one address, one visitor. */
  apiConnections: number
  apiConnectionsPer: readonly [shop: number, address: number, visitor: number]
  /** Requests that may wait for one, and how long. */
  apiQueue: number
  apiQueueDeadline: number
  /** How long the supplier API may take to answer a forwarded request. */
  apiTimeout: number
  /** Whether the API's pages of documentation are reached through the edge. */
  apiDocs: boolean
  /** Server statuses that open the server error modal (AMB-05). */
  errorStatuses: number[]
  /** Which share of the page views reports how they went; undefined: none does. */
  telemetry?: { sample: number }
  /** What one address may add to the figures of one version within an hour: views, first failures of a visit. */
  beaconViewsPerAddress: number
  beaconFailuresPerAddress: number
  beaconSubjectsPerAddress: number
  /** Port of /metrics alone; 0: none. */
  metricsPort: number
  /** Proxies whose X-Forwarded-Proto, -Host and -For are believed, as fastify's `trustProxy` takes them. */
  trustProxy: false | string[]
  /** Whether browsers may open the shop without a connection; off removes the service workers that they have (ADR 37). */
  serviceWorker: boolean
  /** Pictures of maps come from here; undefined: maps are lists of addresses. */
  mapTiles?: MapTiles
  logLevel: string
}

/** The thread that answers requests and packs pages keeps a core of its own. */
const spareCores = () => Math.max(1, availableParallelism() - 1)

const sampled = (sample: number) => (sample > 0 ? { sample } : undefined)

type Variable = keyof typeof EDGE_VARIABLES

/** Reads and checks the settings. @throws EdgeError SETTINGS_INVALID with all violations at once */
export function readSettings(env: Environment): EdgeSettings {
  const violations: string[] = []
  const read = <T>(name: Variable, parse: (text: string) => T, onError: T): T => {
    try {
      return parse(env[name] || EDGE_VARIABLES[name].fallback)
    } catch (error) {
      violations.push(
        `  ${name} ${reasonOf(error)}, not «${env[name] ?? ''}» (${EDGE_VARIABLES[name].about})`,
      )
      return onError
    }
  }
  const number = (name: Variable, least: number, most: number) =>
    read(name, (text) => wholeNumber(text, least, most), 0)
  const settings: EdgeSettings = {
    port: number('PORT', 0, 65_535),
    host: read('HOST', String, ''),
    supplierApiOrigin: read('SUPPLIER_API_ORIGIN', origin, ''),
    releasesDir: releasesFolder(env),
    rolloutsDatabaseUrl: read('ROLLOUTS_DATABASE_URL', databaseUrl, '') || (env.DATABASE_URL ?? ''),
    registryStateFile: join(dataFolder(env), 'registry-state.json'),
    secret: read('EDGE_SECRET', secretText, ''),
    secretFile: secretFile(env),
    credentialsFile: env.SHOP_CREDENTIALS
      ? resolve(env.SHOP_CREDENTIALS)
      : join(dataFolder(env), 'shop-credentials.json'),
    shopAddress: read('SHOP_ADDRESS', shopAddress, ''),
    maintenance: read('MAINTENANCE', onOff, false),
    render: read('RENDER', (text) => oneOf(text, RENDERERS), 'server'),
    renderWorkers: read('RENDER_WORKERS', (text) => (text ? wholeNumber(text, 1, 64) : spareCores()), 1),
    renderDeadline: number('RENDER_DEADLINE', 100, 60_000),
    renderQueue: number('RENDER_QUEUE', 0, 100_000),
    renderQueueDeadline: number('RENDER_QUEUE_DEADLINE', 10, 60_000),
    dataDeadline: number('DATA_DEADLINE', 0, 30_000),
    stallLimit: number('STALL_LIMIT', 100, 60_000),
    workerMemory: number('WORKER_MEMORY', 32, 8192),
    sharedPagesTtl: number('SHARED_PAGES_TTL', 0, 60_000),
    sharedPagesMemory: number('SHARED_PAGES_MEMORY', 1, 8192),
    shopTtl: number('SHOP_TTL', 0, 3_600_000),
    headersTimeout: number('HEADERS_TIMEOUT', 100, 60_000),
    bodyTimeout: number('BODY_TIMEOUT', 100, 300_000),
    uploadMinRate: number('UPLOAD_MIN_RATE', 100, 1_000_000),
    bodyMemory: number('BODY_MEMORY', 1, 8192),
    bodyDisk: number('BODY_DISK', 16, 1_000_000),
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 1, 100_000),
    apiConnections: number('API_CONNECTIONS', 1, 10_000),
    apiConnectionsPer: [
      number('API_CONNECTIONS_PER_SHOP', 1, 10_000),
      number('API_CONNECTIONS_PER_ADDRESS', 1, 10_000),
      number('API_CONNECTIONS_PER_VISITOR', 1, 10_000),
    ],
    apiQueue: number('API_QUEUE', 0, 100_000),
    apiQueueDeadline: number('API_QUEUE_DEADLINE', 100, 60_000),
    apiTimeout: number('API_TIMEOUT', 100, 300_000),
    apiDocs: read('API_DOCS', onOff, false),
    errorStatuses: read(
      'ERROR_STATUSES',
      (text) => text.split(',').map((s) => wholeNumber(s.trim(), 400, 599)),
      [],
    ),
    telemetry: sampled(read('BEACON_SAMPLE', share, 0)),
    beaconViewsPerAddress: number('BEACON_VIEWS_PER_ADDRESS', 0, 1_000_000),
    beaconFailuresPerAddress: number('BEACON_FAILURES_PER_ADDRESS', 0, 1_000_000),
    beaconSubjectsPerAddress: number('BEACON_SUBJECTS_PER_ADDRESS', 0, 1_000_000),
    metricsPort: number('EDGE_METRICS_PORT', 0, 65_535),
    trustProxy: read('TRUST_PROXY', proxies, false),
    serviceWorker: read('SERVICE_WORKER', onOff, true),
    mapTiles: readMapTiles(read('MAP_TILES', tileTemplate, ''), read('MAP_ATTRIBUTION', String, '')),
    logLevel: read('LOG_LEVEL', (text) => oneOf(text, LOG_LEVELS), 'info'),
  }
  if (violations.length > 0) throw new EdgeError('SETTINGS_INVALID', violations.join('\n'))
  return Object.freeze(settings)
}
