import type { Document } from '../../platform/openapi/complete-document'
import { Random } from '../../platform/random'
import { startTestApi, type TestApi } from '../start-test-api'
import { fieldsOfRoutes } from '../tenants/fields-of-routes'
import { badRequest, targetsOf } from './bad-requests'

const REQUESTS = 2000
/** Another one tries other requests: `FUZZ_SEED=7 npm run unit -- fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

let api: TestApi
let log = ''
beforeAll(async () => {
  api = await startTestApi(60, 0.5, { logLevel: 'error', logStream: { write: (line) => (log += line) } })
  await api.app.ready()
}, 60_000)
afterAll(() => api.close())

test(`${REQUESTS} malformed requests over all calls: rejected or answered, never an error of the server`, async () => {
  const targets = targetsOf(fieldsOfRoutes(api.app.swagger() as Document), api.app.routeNames)
  const tokens = [
    await api.visitor(),
    (await api.login('client@example.com')).access_token,
    (await api.login('loyalty@example.com')).access_token,
  ]
  const random = new Random(SEED)
  const statuses: Record<number, number> = {}
  for (let number = 0; number < REQUESTS; number += 1) {
    const target = targets[number % targets.length]
    if (!target) continue
    const request = badRequest(random, target, tokens[number % tokens.length] ?? '')
    const { statusCode, body } = await api.app.inject(request)
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    // The acquirer and the register of companies are outside: 424 and 409 are errors too.
    if (statusCode >= 500)
      throw new Error(`${statusCode} for ${JSON.stringify(request).slice(0, 1000)}\n${body}\n${log}`)
  }
  const tried = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  expect(tried).toBe(REQUESTS)
  expect(statuses[400]).toBeGreaterThan(200)
  expect(log).toBe('')
  expect('x' in {}).toBe(false)
}, 120_000)

test('the database is usable afterwards: nothing is broken, nothing still holds a lock', async () => {
  const { access_token: token } = await api.login('client@example.com')
  for (const path of ['/v3/api/client/shop/', '/v3/api/catalog/list/', '/v3/api/client/order/', '/readyz'])
    expect((await api.get(token, path)).statusCode).toBe(200)
  const { rowCount } = await api.pool.query(
    `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(rowCount).toBe(0)
})
