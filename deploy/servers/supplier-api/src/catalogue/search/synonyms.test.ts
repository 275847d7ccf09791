import type { SearchAnswer } from '@prilavok/shared-kernel/contract'
import { type ApiProcess, startApiProcess } from '../../testing/api-process'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'

/** Sold by both shops; the words are no words of the trade. */
const OWN_WORDS = ['пыжик', 'вжикалка']

let api: TestApi
let green: string
let blue: string
let other: ApiProcess
let origin: string
beforeAll(async () => {
  api = await startTestApi(1500)
  green = await api.visitor(GREEN)
  blue = await api.visitor(BLUE)
  other = startApiProcess({ DATABASE_URL: api.databaseUrl })
  origin = await other.origin()
}, 60_000)
afterAll(async () => {
  other.kill('SIGTERM')
  await other.ended
  await api.close()
})

const path = (q: string) => `/v1/search/catalog/?q=${encodeURIComponent(q)}`
const count = async (token: string, q: string) => (await api.get(token, path(q))).json<SearchAnswer>().CNT
const countElsewhere = async (token: string, q: string) =>
  ((await (await fetch(`${origin}${path(q)}&access_token=${token}`)).json()) as SearchAnswer).CNT

test('[API-042] a word of a shop is a row: it counts at once in every process, in that shop alone, and goes with the row', async () => {
  for (const word of OWN_WORDS) {
    expect([word, await count(green, word), await countElsewhere(green, word)]).toEqual([word, 0, 0])
    await api.pool.query(
      'insert into search_synonyms (shop_id, same, also) values (1, array[$1], array[$2])',
      ['степлер', word],
    )
    const staplers = await count(green, 'степлер')
    expect(staplers).toBeGreaterThan(0)
    expect([word, await count(green, word), await countElsewhere(green, word)]).toEqual([
      word,
      staplers,
      staplers,
    ])
    expect([word, await count(blue, word), await countElsewhere(blue, word)]).toEqual([word, 0, 0])
    await api.pool.query('update search_synonyms set same = array[$1] where shop_id = 1 and $2 = any(also)', [
      'дырокол',
      word,
    ])
    expect([word, await countElsewhere(green, word)]).toEqual([word, await count(green, 'дырокол')])
    await api.pool.query('delete from search_synonyms where shop_id = 1 and $1 = any(also)', [word])
    expect([word, await count(green, word), await countElsewhere(green, word)]).toEqual([word, 0, 0])
  }
})

test('a new shop begins with the words of office goods, and deletes those it does not want', async () => {
  const { rows } = await api.pool.query(
    `select distinct (select count(*) from search_synonyms own where own.shop_id = shops.id) =
       (select count(*) from default_search_synonyms) as whole from shops`,
  )
  expect(rows).toEqual([{ whole: true }])
  // No product has this word in a text of its own.
  expect(await count(green, 'скоросшивка')).toBeGreaterThan(0)
  expect(await count(blue, 'скоросшивка')).toBeGreaterThan(0)
  await api.pool.query(
    "delete from search_synonyms where shop_id = 2 and 'скоросшивка' = any(same || also || otherwise)",
  )
  expect(await count(blue, 'скоросшивка')).toBe(0)
  expect(await count(green, 'скоросшивка')).toBeGreaterThan(0)
})
