import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { postgresEngine } from '../engine/postgres-engine'
import { withFallback } from '../engine/with-fallback'
import { type FoundProducts, findProducts } from '../found-products'
import type { ReadQuery } from '../query/read-query'
import { openSearchEngine } from './open-search-engine'
import { type SearchedOutside, startSearchedOutside } from './testing/searched-outside'

let outside: SearchedOutside
let visitor: string
let found: FoundProducts
let query: ReadQuery
beforeAll(async () => {
  outside = await startSearchedOutside(300)
  expect(await outside.copy()).toEqual([])
  visitor = await outside.api.visitor()
  found = await findProducts(outside.api.app.db, 1, 'бумага')
  query = found.query as ReadQuery
}, 120_000)
beforeEach(() => {
  outside.server.calls.length = 0
})
afterEach(() => {
  outside.server.fail(null)
})
afterAll(() => outside.close())

/** OpenSearch as it answers now, and PostgreSQL. */
function startEngine() {
  const { db, services } = outside.api.app
  if (!services.search) throw new Error('There is no OpenSearch')
  const failures: unknown[] = []
  const here = postgresEngine(db)
  let now = 0
  const engine = withFallback(
    openSearchEngine(services.search),
    here,
    (cause) => failures.push(cause),
    () => now,
  )
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { engine, here, failures, pass }
}
const inOrder = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()

const BROKEN = '{"took":1,"timed_out":false,"hits":{"hits":['
const IN_PART = '{"timed_out":true,"hits":{"hits":[]},"aggregations":{"bands":{"buckets":[]}}}'

test.each([
  ['says nothing in time', { status: 200, body: null }],
  ['is not available', { status: 503, body: '{"error":{"type":"search_phase_execution_exception"}}' }],
  ['has too much to do', { status: 429, body: '{}' }],
  ['answers with half a JSON', { status: 200, body: BROKEN }],
  ['answers with something else', { status: 200, body: '<html></html>' }],
  ['answers with another shape', { status: 200, body: '{"timed_out":false}' }],
  ['has looked at a part alone', { status: 200, body: IN_PART }],
])('when OpenSearch %s PostgreSQL answers, and OpenSearch is left alone for a while', async (_how, fault) => {
  const { engine, here, failures, pass } = startEngine()
  outside.server.fail(fault)
  expect(inOrder(await engine.count(1, query))).toEqual(inOrder(await here.count(1, query)))
  const ranked = { ...found, query }
  const page = { limit: 10, offset: 0 }
  expect(await engine.page(1, ranked, page)).toEqual(await here.page(1, ranked, page))
  expect([failures.length, outside.server.calls.length]).toEqual([1, 1])
  outside.server.fail(null)
  pass(5000)
  expect(await engine.page(1, ranked, page)).toEqual(await here.page(1, ranked, page))
  expect([failures.length, outside.server.calls.length]).toEqual([1, 2])
})

test('a question that OpenSearch rejects is answered by PostgreSQL, the next one by OpenSearch again', async () => {
  const { engine, failures } = startEngine()
  outside.server.fail({ status: 400, body: '{"error":{"type":"too_many_clauses"}}' })
  const counted = inOrder(await engine.count(1, query))
  outside.server.fail(null)
  expect(inOrder(await engine.count(1, query))).toEqual(counted)
  expect([failures.length, outside.server.calls.length]).toEqual([1, 2])
})

test('an outage does not show in the list of a search, but in the metrics', async () => {
  const list = async () =>
    (
      await outside.api.get(visitor, `/v3/api/catalog/search/list/?q=${encodeURIComponent('ручка')}`)
    ).json<ProductListAnswer>()
  const before = await list()
  expect([before.ITEMS.length > 0, outside.server.calls.length > 0]).toEqual([true, true])
  outside.server.fail({ status: 503, body: '' })
  expect(await list()).toEqual(before)
  expect(await outside.failures()).toBe(1)
})
