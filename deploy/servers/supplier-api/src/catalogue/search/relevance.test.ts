import type { SearchAnswer, SuggestsAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { addBrandedProducts } from './testing/branded-products'
import { judge } from './testing/judge'
import { JUDGED } from './testing/judged-queries'

/** Every query of the set is right today; a changed rule may cost one of them, not more. */
const HIT_RATE = 0.995

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(4000)
  await addBrandedProducts(api)
  visitor = await api.visitor()
}, 120_000)
afterAll(() => api.close())

const ask = async <Answer>(path: string, q: string) =>
  (await api.get(visitor, `${path}?q=${encodeURIComponent(q)}`)).json<Answer>()

test('[API-042] what buyers type brings what they want to the top, or is corrected aloud', async () => {
  const { asked, faults } = await judge(api, visitor, JUDGED)
  expect(asked).toBeGreaterThanOrEqual(250)
  const hitRate = 1 - faults.length / asked
  expect(hitRate >= HIT_RATE ? [] : [`${asked} asked, hit rate ${hitRate.toFixed(3)}`, ...faults]).toEqual([])
}, 120_000)

test('[API-043] nothing hopeless is suggested, and every suggestion finds products, once', async () => {
  for (const { q } of JUDGED.hopeless ?? [])
    expect([q, await ask('/v3/api/catalog/search/suggests/', q)]).toEqual([q, { SUGGESTS: [] }])
  for (const q of ['бу', 'ру', 'сте', 'папка', ',evf', 'katr', 'тетр', 'мышк', 'стипл', 'инк']) {
    const { SUGGESTS } = await ask<SuggestsAnswer>('/v3/api/catalog/search/suggests/', q)
    expect([q, SUGGESTS.length > 0]).toEqual([q, true])
    expect(new Set(SUGGESTS.map(({ TITLE }) => TITLE.toLowerCase())).size).toBe(SUGGESTS.length)
    for (const { TITLE } of SUGGESTS) {
      const { CNT } = await ask<SearchAnswer>('/v1/search/catalog/', TITLE)
      expect([TITLE, CNT > 0]).toEqual([TITLE, true])
    }
  }
})
