import type { ProductListAnswer, SearchAnswer } from '@prilavok/shared-kernel/contract'
import type { Pool } from 'pg'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { refreshVocabulary } from './vocabulary/refresh-vocabulary'

/** Products of words that nobody else has: shop, number, name, pieces, popularity. */
const PRODUCTS: readonly [shop: number, id: number, name: string, remain: number, popularity: number][] = [
  [1, 850001, 'Зюзюка офисная чёрная №1', 5, 10],
  [1, 850002, 'Зюзюка офисная чёрная №2', 5, 500],
  [1, 850003, 'Зюзюка офисная чёрная №3', 0, 900],
  [1, 850004, 'Подставка для зюзюк, 76×102 мм', 5, 999],
  [2, 850001, 'Тютюка офисная', 5, 10],
]
/** Zyuzyukas first, of them what can be had, of these what is bought more; what is made for them last. */
const BEST_FIRST = [850002, 850001, 850003, 850004]

async function sellProducts(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const good of PRODUCTS)
      await client.query(
        `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain, popularity, to_order)
         select $1, $2::integer, $2::integer::text, $3, section_id, section_ord, 10000, $4, $5, false
         from products where shop_id = $1 order by id limit 1`,
        [...good],
      )
    await client.query(
      "insert into search_synonyms (shop_id, same, also) values (1, array['зюзюка'], array['вжикалка'])",
    )
    for (const shop of [1, 2]) await refreshVocabulary(client, shop)
    await client.query('commit')
  } finally {
    client.release()
  }
}

let api: TestApi
let green: string
let blue: string
beforeAll(async () => {
  api = await startTestApi()
  await sellProducts(api.pool)
  green = await api.visitor()
  blue = await api.visitor(BLUE)
})
afterAll(() => api.close())

const ask = async <Answer>(path: string, q: string, token: string, more = '') =>
  (await api.get(token, `${path}?q=${encodeURIComponent(q)}${more}`)).json<Answer>()
const search = (q: string, token = green) => ask<SearchAnswer>('/v1/search/catalog/', q, token)
const list = async (q: string, more = '', token = green) => {
  const { ITEMS, NAV } = await ask<ProductListAnswer>('/v3/api/catalog/search/list/', q, token, more)
  return { ids: ITEMS.map(({ ID }) => ID), count: NAV.CNT }
}

test('a code finds its product alone, and its beginning too', async () => {
  for (const q of ['850002', '850 002', 'код 850002'])
    expect([q, await list(q)]).toEqual([q, { ids: [850002], count: 1 }])
  expect((await list('85000')).count).toBe(4)
})

test('what a thing is comes before what it is for, then what can be had, then what is bought most', async () => {
  expect(await list('зюзюка')).toEqual({ ids: BEST_FIRST, count: 4 })
})

test.each(['ЗЮЗЮКАМИ', 'вжикалка', 'зюзю'])('another form, a synonym, a beginning: «%s»', async (q) => {
  expect((await list(q)).ids.toSorted()).toEqual(BEST_FIRST.toSorted())
})

test('ё is е', async () => {
  const found = await list('зюзюка чёрная')
  expect(found.count).toBe(3)
  expect(await list('зюзюка черная')).toEqual(found)
})

test('a size is both numbers beside each other', async () => {
  expect((await list('зюзюка 76х102')).ids).toEqual([850004])
  expect((await list('зюзюка 102х76')).ids).toEqual([850004])
})

test('a typing error is corrected, and sections have the numbers of products', async () => {
  expect((await search('зюзюак')).SUGGEST).toBe('зюзюка')
  const { CNT, SECTIONS } = await search('зюзюка')
  expect([CNT, SECTIONS.map((section) => section.CNT)]).toEqual([4, [4]])
})

test('pages follow each other, as far as can be reached', async () => {
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((offset) => list('зюзюка', `&limit=1&offset=${offset}`)),
  )
  expect(pages.flatMap(({ ids }) => ids)).toEqual(BEST_FIRST)
  expect(await list('зюзюка', '&offset=100000')).toEqual({ ids: [], count: 4 })
})

test('a list in another order, and one narrowed by a section, have the same products', async () => {
  const [section] = (await search('зюзюка')).SECTIONS
  for (const more of ['&sort=NAME', `&filter%5BSECTION_ID%5D=${section?.ID}`]) {
    const { ids, count } = await list('зюзюка', more)
    expect([ids.toSorted(), count]).toEqual([BEST_FIRST.toSorted(), 4])
  }
})

test('a shop finds its own products alone, though another has the same numbers', async () => {
  expect(await list('зюзюка', '', blue)).toEqual({ ids: [], count: 0 })
  expect(await list('850002', '', blue)).toEqual({ ids: [], count: 0 })
  expect(await list('тютюка', '', blue)).toEqual({ ids: [850001], count: 1 })
  expect(await list('тютюка')).toEqual({ ids: [], count: 0 })
})

test('what no product has finds nothing', async () => {
  expect(await list('тюзюкаюка')).toEqual({ ids: [], count: 0 })
})
