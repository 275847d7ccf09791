import { sql } from 'kysely'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { EVERYTHING } from '../scope/scope'
import { type Page, pageIds } from './list-page'
import type { ListQuery } from './list-query'
import { findPlace } from './section-range'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(600)
}, 60_000)
afterAll(() => api.close())

const SORTS = ['POPULARITY', 'NAME', 'PRICE', 'REMAIN'] as const
const ORDERS = ['ASC', 'DESC'] as const
const FILTERS = [[], [sql<boolean>`l.in_stock`], [sql<boolean>`l.price > 20000`, sql<boolean>`l.is_new`]]

/** Counts that make one of the ways look short, beside the true ones. */
async function waysOf(sectionId: number | undefined, query: Page['query'], chosen: Page['chosen']) {
  const place = await findPlace(api.db, 1, sectionId)
  if (!place) throw new Error('no such section')
  const { spread } = place
  const page = { shopId: 1, scope: EVERYTHING, query, place, chosen }
  const far = new Map([...spread.keys()].map((ord) => [ord, 1e9]))
  return {
    sorted: await pageIds(api.db, { ...page, spread, count: query.offset + 1 }),
    merged: await pageIds(api.db, { ...page, spread, count: 1e9 }),
    // Sections that seem so full that merging them looks long; within a section they are merged all the same.
    walked: await pageIds(api.db, { ...page, spread: far, count: 1e9 }),
  }
}

test.each(SORTS.flatMap((sort) => ORDERS.map((order) => ({ sort, order }))))(
  '$sort $order: whichever way a page is found, it holds the same products in the same order',
  async ({ sort, order }) => {
    for (const sectionId of [undefined, 101, 103]) {
      for (const chosen of FILTERS) {
        for (const offset of [0, 20]) {
          const query: Pick<ListQuery, 'limit' | 'offset' | 'sort' | 'order'> = {
            sort,
            order,
            offset,
            limit: 20,
          }
          const { sorted, merged, walked } = await waysOf(sectionId, query, chosen)
          expect(merged).toEqual(sorted)
          expect(walked).toEqual(sorted)
        }
      }
    }
  },
)

test('what lies beyond the reach of paging is not looked for', async () => {
  const place = await findPlace(api.db, 1, undefined)
  if (!place) throw new Error('no catalogue')
  const query = { sort: 'NAME', order: 'ASC', limit: 36, offset: 100_000 } as const
  const page = { shopId: 1, scope: EVERYTHING, query, place, chosen: [], spread: place.spread }
  expect(await pageIds(api.db, { ...page, count: 1e9 })).toEqual([])
  expect(await pageIds(api.db, { ...page, query: { ...query, offset: 600 }, count: 600 })).toEqual([])
})
