import { ROOT } from './root'
import { readStackSettings } from './settings'

test('without settings everything has a default', () => {
  expect(readStackSettings({})).toEqual({
    port: 8080,
    apiPort: 8090,
    consolePort: 8095,
    consoleTrustProxy: false,
    dataDir: `${ROOT}/.data`,
    databaseUrl: undefined,
    supplierApiOrigin: undefined,
    rolloutsDatabaseUrl: undefined,
  })
})

test('all errors are told at once', () => {
  const read = () =>
    readStackSettings({
      PORT: 'eighty',
      API_PORT: '70000',
      DATABASE_URL: 'mysql://here',
      ROLLOUTS_DATABASE_URL: 'file.db',
      SUPPLIER_API_ORIGIN: 'somewhere',
      CONSOLE_TRUST_PROXY: 'everybody',
      RENDER_WORKERS: 'many',
      SCHEDULE_EVERY: 'often',
    })
  const words = [
    'PORT must',
    'API_PORT must',
    '- DATABASE_URL must',
    'ROLLOUTS_DATABASE_URL must',
    'SUPPLIER_API_ORIGIN must',
    'CONSOLE_TRUST_PROXY must',
    'RENDER_WORKERS must',
    'SCHEDULE_EVERY must',
  ]
  for (const word of words) expect(read).toThrow(word)
})

test('edge and API may not share a port, unless both take a free one', () => {
  expect(() => readStackSettings({ PORT: '9000', API_PORT: '9000' })).toThrow('PORT and API_PORT must differ')
  expect(readStackSettings({ PORT: '0', API_PORT: '0' })).toMatchObject({ port: 0, apiPort: 0 })
})

test('a database has no use beside a supplier’s own API', () => {
  const env = { DATABASE_URL: 'postgres://u:p@h/d', SUPPLIER_API_ORIGIN: 'https://api.example' }
  expect(() => readStackSettings(env)).toThrow('give one of them')
})
