import { availableParallelism } from 'node:os'
import { type EdgeSettings, readSettings } from './settings'
import { readMapTiles, tileOrigin, tileTemplate } from './settings/map-tiles'
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
import { EDGE_VARIABLES } from './settings/variables'

describe('settings', () => {
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
  ])('%j is read as %j', (env, settings) =>
    expect(readSettings({ ...ENOUGH, ...env })).toMatchObject(settings),
  )

  test('a variable that is empty has its default; one that is wrong is told with what it was', () => {
    expect(readSettings({ ...ENOUGH, PORT: '', LOG_LEVEL: '' })).toMatchObject({
      port: 8080,
      logLevel: 'info',
    })
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
})

describe('map-tiles', () => {
  const TILES = 'https://tile.example.com/{z}/{x}/{y}.png'

  test('without an address there are no tiles', () => {
    expect(readMapTiles(tileTemplate(''), 'кто-то')).toBeUndefined()
    expect(readMapTiles(tileTemplate(TILES), '© карта')).toEqual({ url: TILES, attribution: '© карта' })
  })

  test.each([
    'tile.example.com/{z}/{x}/{y}',
    'http://tile.example.com/{z}/{x}/{y}',
    'https://tile.example.com/{z}/{x}',
    'https://a.example;img-src/{z}/{x}/{y}',
  ])('rejected: %s', (text) => {
    expect(() => tileTemplate(text)).toThrow(/must be a template/)
  })

  test('the policy of pages names the origin alone, with any subdomain where the template has one', () => {
    expect(tileOrigin(TILES)).toBe('https://tile.example.com')
    expect(tileOrigin('https://{s}.tile.example.com:8443/{z}/{x}/{y}.png')).toBe(
      'https://*.tile.example.com:8443',
    )
  })
})

describe('parsers', () => {
  const number = (text: string) => wholeNumber(text, 1, 10)
  const level = (text: string) => oneOf(text, ['info', 'silent'])
  const SECRET = 'x'.repeat(32)

  test.each<[(text: string) => unknown, string, unknown]>([
    [number, '1', 1],
    [number, '10', 10],
    [share, '0', 0],
    [share, '0.25', 0.25],
    [share, '1', 1],
    [origin, 'http://127.0.0.1:8090/', 'http://127.0.0.1:8090'],
    [origin, 'https://api.example', 'https://api.example'],
    [shopAddress, 'https://{domain}', 'https://{domain}'],
    [shopAddress, 'http://{domain}:3000', 'http://{domain}:3000'],
    [onOff, 'on', true],
    [onOff, 'off', false],
    [proxies, 'off', false],
    [proxies, 'on', ['loopback', 'linklocal', 'uniquelocal']],
    [proxies, '10.0.0.1, 10.0.0.0/8 ,::1/128', ['10.0.0.1', '10.0.0.0/8', '::1/128']],
    [proxies, '10.0.0.0/32', ['10.0.0.0/32']],
    [level, 'silent', 'silent'],
    [databaseUrl, '', ''],
    [databaseUrl, 'postgres://u:p@h:5432/d', 'postgres://u:p@h:5432/d'],
    [databaseUrl, 'postgresql://h/d', 'postgresql://h/d'],
    [secretText, '', ''],
    [secretText, SECRET, SECRET],
  ])('%p takes «%s»', (parse, text, value) => expect(parse(text)).toEqual(value))

  test.each<[(text: string) => unknown, string, string]>([
    [number, '0', 'must be a whole number from 1 to 10'],
    [number, '11', 'must be a whole number from 1 to 10'],
    [number, '1.5', 'must be a whole number'],
    [number, ' 5', 'must be a whole number'],
    [number, '5x', 'must be a whole number'],
    [number, 'x5', 'must be a whole number'],
    [number, '', 'must be a whole number'],
    [share, '1.1', 'must be a number from 0 to 1'],
    [share, '.5', 'must be a number from 0 to 1'],
    [share, '0.', 'must be a number from 0 to 1'],
    [share, '10', 'must be a number from 0 to 1'],
    [share, 'x0', 'must be a number from 0 to 1'],
    [share, '0x', 'must be a number from 0 to 1'],
    [share, '-0', 'must be a number from 0 to 1'],
    [share, '2', 'must be a number from 0 to 1'],
    [origin, 'api.example', 'must be an origin'],
    [origin, 'ftp://api.example', 'must be an origin'],
    [origin, 'xhttp://api.example/', 'must be an origin'],
    [origin, 'https://api.example/v3', 'must be an origin'],
    [origin, 'https://api.example/?a=b', 'must be an origin'],
    [shopAddress, 'https://shop.example', 'must be like https://{domain}'],
    [shopAddress, 'https://{domain}/', 'must be like https://{domain}'],
    [shopAddress, 'x https://{domain}', 'must be like https://{domain}'],
    [shopAddress, 'http://{domain}:', 'must be like https://{domain}'],
    [onOff, 'yes', 'must be on or off'],
    [proxies, '', 'must be on, off, or addresses and networks'],
    [proxies, '10.0.0.1,proxy.example', 'must be on, off'],
    [proxies, '10.0.0.0/33', 'must be on, off'],
    [proxies, '10.0.0.0/8/8', 'must be on, off'],
    [proxies, '10.0.0.0/x8', 'must be on, off'],
    [proxies, '10.0.0.0/8x', 'must be on, off'],
    [proxies, '10.0.0.0/', 'must be on, off'],
    [proxies, '10.0.0.0/0032', 'must be on, off'],
    [proxies, 'proxy.example/8', 'must be on, off'],
    [proxies, 'ON', 'must be on, off'],
    [proxies, '::1/129', 'must be on, off'],
    [level, 'loud', 'must be one of info, silent'],
    [databaseUrl, 'mysql://h/d', 'must be an address like postgres://'],
    [databaseUrl, 'x postgres://h/d', 'must be an address like postgres://'],
    [databaseUrl, 'postgres://h /d', 'must be an address like postgres://'],
    [secretText, 'x'.repeat(31), 'must have at least 32 characters'],
  ])('%p does not take «%s»: %s', (parse, text, why) => expect(() => parse(text)).toThrow(why))
})
