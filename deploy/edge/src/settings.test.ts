import { availableParallelism } from 'node:os'
import { readSettings } from './settings'
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
