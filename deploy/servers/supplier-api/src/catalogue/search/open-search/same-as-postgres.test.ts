import { postgresEngine } from '../engine/postgres-engine'
import { findProducts } from '../found-products'
import { readQuery } from '../query/read-query'
import { JUDGED } from '../testing/judged-queries'
import { openSearchEngine } from './open-search-engine'
import { type SearchedOutside, startSearchedOutside } from './testing/searched-outside'

let outside: SearchedOutside
beforeAll(async () => {
  outside = await startSearchedOutside(300)
  expect(await outside.copy()).toEqual([])
}, 120_000)
afterAll(() => outside.close())

/** Of each kind some. */
const QUERIES = Object.values(JUDGED).flatMap((queries) => queries.filter((_query, at) => at % 4 === 0))

test('OpenSearch counts and orders what buyers type as PostgreSQL does', async () => {
  const { db, services } = outside.api.app
  if (!services.search) throw new Error('There is no OpenSearch')
  const [here, there] = [postgresEngine(db), openSearchEngine(services.search)]
  let compared = 0
  for (const { q } of QUERIES) {
    const query = await readQuery(db, 1, q, 'of this test')
    if (!query) continue
    const counts = await Promise.all([here, there].map((engine) => engine.count(1, query)))
    const [own, other] = counts.map((rows) =>
      rows.toSorted((a, b) => a.section_id - b.section_id || a.band - b.band),
    )
    expect([q, other]).toEqual([q, own])
    const { bands, documents } = await findProducts(db, 1, q)
    const page = { limit: 36, offset: 0 }
    const pages = await Promise.all(
      [here, there].map((engine) => engine.page(1, { query, bands, documents }, page)),
    )
    expect([q, pages[1]]).toEqual([q, pages[0]])
    compared += pages[0]?.length ?? 0
  }
  expect(compared).toBeGreaterThan(200)
  expect(await outside.failures()).toBe(0)
}, 120_000)
