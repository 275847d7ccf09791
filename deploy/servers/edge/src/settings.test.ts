import { availableParallelism } from 'node:os'
import { type EdgeSettings, readSettings } from './settings'
import { EDGE_VARIABLES } from './settings/variables'

const ENOUGH = { SUPPLIER_API_ORIGIN: 'http://127.0.0.1:8090' }

test('only the origin of the supplier API must be given', () => {
  const settings = readSettings(ENOUGH)
  expect(settings).toMatchObject({
    port: 8080,
    renderWorkers: Math.max(1, availableParallelism() - 1),
    maintenance: false,
    supplierApiOrigin: ENOUGH.SUPPLIER_API_ORIGIN,
  })
  expect(settings.releasesDir).toMatch(/\.data\/releases$/)
  expect(settings.credentialsFile).toMatch(/\.data\/shop-credentials\.json$/)
  expect(Object.isFrozen(settings)).toBe(true)
})

test('the number of render workers may be given, and is at least 1', () => {
  expect(readSettings({ ...ENOUGH, RENDER_WORKERS: '3' }).renderWorkers).toBe(3)
  expect(() => readSettings({ ...ENOUGH, RENDER_WORKERS: '0' })).toThrow(/RENDER_WORKERS must be/)
})

test('all violations are told at once, each with what the setting is for', () => {
  const wrong = {
    PORT: '80800',
    MAINTENANCE: 'yes',
    ERROR_STATUSES: '500,20',
    SUPPLIER_API_ORIGIN: 'api.example',
    TRUST_PROXY: '10.0.0.0/33',
  }
  expect(() => readSettings(wrong)).toThrow(
    /PORT must be.*\n.*SUPPLIER_API_ORIGIN must be.*\n.*MAINTENANCE must be.*\n.*ERROR_STATUSES.*\n.*TRUST_PROXY must be on, off/s,
  )
  expect(() => readSettings({})).toThrow(/SUPPLIER_API_ORIGIN/)
})

test('every variable says what it is for', () => {
  for (const { about } of Object.values(EDGE_VARIABLES)) expect(about).not.toBe('')
})

/** Each number with the setting that it is, and what it may be. */
const NUMBERS: [
  variable: keyof typeof EDGE_VARIABLES,
  setting: keyof EdgeSettings,
  least: number,
  most: number,
][] = [
  ['PORT', 'port', 0, 65_535],
  ['RENDER_WORKERS', 'renderWorkers', 1, 64],
  ['RENDER_DEADLINE', 'renderDeadline', 100, 60_000],
  ['RENDER_QUEUE', 'renderQueue', 0, 100_000],
  ['RENDER_QUEUE_DEADLINE', 'renderQueueDeadline', 10, 60_000],
  ['DATA_DEADLINE', 'dataDeadline', 0, 30_000],
  ['STALL_LIMIT', 'stallLimit', 100, 60_000],
  ['WORKER_MEMORY', 'workerMemory', 32, 8192],
  ['SHARED_PAGES_TTL', 'sharedPagesTtl', 0, 60_000],
  ['SHARED_PAGES_MEMORY', 'sharedPagesMemory', 1, 8192],
  ['SHOP_TTL', 'shopTtl', 0, 3_600_000],
  ['HEADERS_TIMEOUT', 'headersTimeout', 100, 60_000],
  ['BODY_TIMEOUT', 'bodyTimeout', 100, 300_000],
  ['UPLOAD_MIN_RATE', 'uploadMinRate', 100, 1_000_000],
  ['BODY_MEMORY', 'bodyMemory', 1, 8192],
  ['BODY_DISK', 'bodyDisk', 16, 1_000_000],
  ['CONNECTIONS_PER_ADDRESS', 'connectionsPerAddress', 1, 100_000],
  ['API_CONNECTIONS', 'apiConnections', 1, 10_000],
  ['API_QUEUE', 'apiQueue', 0, 100_000],
  ['API_QUEUE_DEADLINE', 'apiQueueDeadline', 100, 60_000],
  ['API_TIMEOUT', 'apiTimeout', 100, 300_000],
  ['BEACON_VIEWS_PER_ADDRESS', 'beaconViewsPerAddress', 0, 1_000_000],
  ['BEACON_FAILURES_PER_ADDRESS', 'beaconFailuresPerAddress', 0, 1_000_000],
  ['EDGE_METRICS_PORT', 'metricsPort', 0, 65_535],
]

test.each(NUMBERS)('%s is the setting %s, from %d to %d', (variable, setting, least, most) => {
  for (const value of [least, most])
    expect(readSettings({ ...ENOUGH, [variable]: String(value) })[setting]).toBe(value)
  for (const value of [least - 1, most + 1])
    expect(() => readSettings({ ...ENOUGH, [variable]: String(value) })).toThrow(
      `${variable} must be a whole number from ${least} to ${most}`,
    )
})

const SECRET = 's'.repeat(32)
test.each<[Record<string, string>, Partial<EdgeSettings>]>([
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [
    { ROLLOUTS_DATABASE_URL: 'postgres://a/b', DATABASE_URL: 'postgres://c/d' },
    { rolloutsDatabaseUrl: 'postgres://a/b' },
  ],
  [{ DATABASE_URL: 'postgres://c/d' }, { rolloutsDatabaseUrl: 'postgres://c/d' }],
  [{}, { rolloutsDatabaseUrl: '', secret: '', render: 'server', apiDocs: false, trustProxy: false }],
  [{ EDGE_SECRET: SECRET }, { secret: SECRET }],
  [{ SHOP_CREDENTIALS: '/etc/shops.json' }, { credentialsFile: '/etc/shops.json' }],
  [{ SHOP_ADDRESS: 'http://{domain}:3000' }, { shopAddress: 'http://{domain}:3000' }],
  [{ MAINTENANCE: 'on' }, { maintenance: true }],
  [{ RENDER: 'client' }, { render: 'client' }],
  [
    {
      API_CONNECTIONS_PER_SHOP: '3',
      API_CONNECTIONS_PER_ADDRESS: '2',
      API_CONNECTIONS_PER_VISITOR: '1',
    },
    { apiConnectionsPer: [3, 2, 1] },
  ],
  [{ API_DOCS: 'on' }, { apiDocs: true }],
  [{ ERROR_STATUSES: '500, 503' }, { errorStatuses: [500, 503] }],
  [{ BEACON_SAMPLE: '0.5' }, { telemetry: { sample: 0.5 } }],
  [{ BEACON_SAMPLE: '0' }, { telemetry: undefined as never }],
  [{ TRUST_PROXY: '10.0.0.1' }, { trustProxy: ['10.0.0.1'] }],
  [{ SERVICE_WORKER: 'off' }, { serviceWorker: false }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
])('%j is read as %j', (env, settings) => expect(readSettings({ ...ENOUGH, ...env })).toMatchObject(settings))

test('a variable that is empty has its default; one that is wrong is told with what it was', () => {
  expect(readSettings({ ...ENOUGH, PORT: '', LOG_LEVEL: '' })).toMatchObject({ port: 8080, logLevel: 'info' })
  expect(() => readSettings({ ...ENOUGH, MAINTENANCE: 'yes' })).toThrow(
    'MAINTENANCE must be on or off, not «yes» (on: every page leads to /repair)',
  )
  expect(() => readSettings({})).toThrow(
    'SUPPLIER_API_ORIGIN must be an origin like http://127.0.0.1:8090, not «»',
  )
})

test('what the edge keeps lies in the folder of its data', () => {
  const { registryStateFile, secretFile } = readSettings({ ...ENOUGH, DATA_DIR: '/data' })
  expect([registryStateFile, secretFile]).toEqual([
    '/data/registry-state.json',
    expect.stringMatching(/^\/data\//),
  ])
})
