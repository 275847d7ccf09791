import {
  type LineMatchesAnswer,
  MATCHED_LINES,
  type ProductListAnswer,
  type SearchAnswer,
  type SuggestsAnswer,
} from '@prilavok/shared-kernel/contract'
import type { Pool } from 'pg'
import { addJob } from '../../platform/jobs/add-job'
import { runDueJobs } from '../../platform/jobs/run-jobs'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { judge } from './testing/judge'
import { JUDGED_TOOLS } from './testing/judged-tool-queries'
import { sellTools } from './testing/tool-shop'
import { refreshVocabulary } from './vocabulary/refresh-vocabulary'
import { vocabularyTasks } from './vocabulary/vocabulary-tasks'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('what is found', () => {
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

  let green: string
  let blue: string
  beforeAll(async () => {
    await sellProducts(api.pool)
    green = await api.visitor()
    blue = await api.visitor(BLUE)
  })
  afterAll(async () => {
    await api.pool.query('delete from products where id between 850001 and 850004')
    await api.pool.query("delete from search_synonyms where 'вжикалка' = any(also)")
  })

  const ask = async <Answer>(path: string, q: string, token: string, more = '') =>
    (await api.get(token, `${path}?q=${encodeURIComponent(q)}${more}`)).json<Answer>()
  const search = (q: string, token = green) => ask<SearchAnswer>('/v1/search/catalog/', q, token)
  const list = async (q: string, more = '', token = green) => {
    const { ITEMS, NAV } = await ask<ProductListAnswer>('/v3/api/catalog/search/list/', q, token, more)
    return { ids: ITEMS.map(({ ID }) => ID), count: NAV.CNT }
  }

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
})

let visitor: string
beforeAll(async () => {
  visitor = await api.visitor()
})

describe('what changes', () => {
  const ask = async <Answer>(path: string, q: string, more = '', token = visitor) =>
    (await api.get(token, `${path}?q=${encodeURIComponent(q)}${more}`)).json<Answer>()

  const search = (q: string, token?: string) => ask<SearchAnswer>('/v1/search/catalog/', q, '', token)

  const list = (q: string, more = '') => ask<ProductListAnswer>('/v3/api/catalog/search/list/', q, more)

  const idsOf = ({ ITEMS }: ProductListAnswer) => ITEMS.map(({ ID }) => ID)

  test('[API-042] the count is the number of products at every moment: new, renamed, moved and deleted ones', async () => {
    expect((await search('зюзюка')).CNT).toBe(0)
    await api.pool.query(
      `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select 1, 800000 + n, (800000 + n)::text, 'Зюзюка офисная №' || n, section_id, section_ord, 100, 5
     from products cross join generate_series(1, 3) as n where shop_id = 1 and id = 1100`,
    )
    expect((await search('зюзюка')).CNT).toBe(3)
    await api.pool.query("update products set name = 'Тютюка' where shop_id = 1 and id = 800001")
    expect((await search('зюзюки')).CNT).toBe(2)
    expect((await search('тютюка')).CNT).toBe(1)
    await api.pool.query("update products set keywords = 'зюзюка прежняя' where shop_id = 1 and id = 800001")
    expect((await search('зюзюка')).CNT).toBe(3)
    await api.pool.query('delete from products where shop_id = 1 and id between 800001 and 800003')
    expect((await search('зюзюка')).CNT).toBe(0)
  })

  test('[API-042] products are found by the new name of their brand', async () => {
    const { rows } = await api.pool.query<{ id: number; products: number }>(
      `select brand_id as id, count(*) as products from products where shop_id = 1 and brand_id is not null
     group by 1 order by 1 limit 1`,
    )
    const brand = rows[0]
    await api.pool.query("update brands set name = 'Ыхнатон' where shop_id = 1 and id = $1", [brand?.id])
    expect((await search('ыхнатон')).CNT).toBe(brand?.products)
  })

  test('what is out of stock goes behind what can be had, and comes back', async () => {
    const [first] = (await list('степлер')).ITEMS
    const remain = (units: number) =>
      api.pool.query('update products set remain = $1, to_order = false where shop_id = 1 and id = $2', [
        units,
        first?.ID,
      ])
    await remain(0)
    const without = idsOf(await list('степлер', '&limit=1000'))
    expect(without[0]).not.toBe(first?.ID)
    expect(without).toContain(first?.ID)
    await remain(50)
    expect(idsOf(await list('степлер'))[0]).toBe(first?.ID)
  })

  test('a code is found whole, in groups, with its word, by its beginning and by its end', async () => {
    const { rows } = await api.pool.query<{ id: number; code1c: string }>(
      "select id, code1c from products where shop_id = 1 and code1c like '9%' order by code1c limit 5",
    )
    for (const { id, code1c } of rows) {
      const groups = `${code1c.slice(0, 3)} ${code1c.slice(3)}`
      for (const q of [
        code1c,
        groups,
        `${code1c.slice(0, 3)}-${code1c.slice(3)}`,
        `код ${code1c}`,
        `арт. ${code1c}`,
      ])
        expect([q, idsOf(await list(q))[0]]).toEqual([q, id])
      for (const part of [code1c.slice(0, 5), code1c.slice(1)])
        expect([part, idsOf(await list(part, '&limit=1000'))]).toEqual([part, expect.arrayContaining([id])])
    }
  })

  test('[API-043] suggestions mix queries with sections that exist and have products', async () => {
    const { SUGGESTS } = await ask<SuggestsAnswer>('/v3/api/catalog/search/suggests/', 'папк')
    expect(new Set(SUGGESTS.map(({ TYPE }) => TYPE))).toEqual(new Set(['query', 'section']))
    for (const { TITLE, TYPE, SECTION_ID } of SUGGESTS) {
      const { rows } = await api.pool.query(
        'select name, product_count from sections where shop_id = 1 and id = $1',
        [SECTION_ID ?? null],
      )
      if (TYPE === 'section') expect(rows).toEqual([{ name: TITLE, product_count: expect.any(Number) }])
      else expect(SECTION_ID).toBeUndefined()
      expect(rows.every((row) => row.product_count > 0)).toBe(true)
    }
  })

  test('[API-043] one letter, a blank and a pasted text suggest nothing and break nothing', async () => {
    for (const q of ['', ' ', 'с', '%', "'", 'я'.repeat(250), 'слово '.repeat(40).trim()])
      expect([q, await ask('/v3/api/catalog/search/suggests/', q)]).toEqual([q, { SUGGESTS: [] }])
  })

  test('[API-042] [API-043] new words are corrected to and suggested after the next round of upkeep', async () => {
    await api.pool.query(
      `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select 1, 820000 + n, (820000 + n)::text, 'Курвиметр карманный №' || n, section_id, section_ord, 100, 5
     from products cross join generate_series(1, 4) as n where shop_id = 1 and id = 1100`,
    )
    expect((await search('курвиметр')).CNT).toBe(4)
    const tasks = vocabularyTasks(api.db)
    await addJob(api.db, { task: tasks[0]?.name ?? '' })
    const failed: unknown[] = []
    const jobs = {
      databaseUrl: api.databaseUrl,
      tasks,
      log: { warn: (details: object) => failed.push(details) },
    }
    await Promise.all([runDueJobs(jobs), runDueJobs(jobs)])
    expect(failed).toEqual([])
    expect((await search('курвимтер')).SUGGEST).toBe('курвиметр')
    const { SUGGESTS } = await ask<SuggestsAnswer>('/v3/api/catalog/search/suggests/', 'курв')
    expect(SUGGESTS[0]).toEqual({ TITLE: 'курвиметр', TYPE: 'query' })
    const { rows } = await api.pool.query('select from search_versions where version <> vocabulary')
    expect(rows).toEqual([])
  })
})

describe('lines of a pasted list', () => {
  /** Asks for lines of `[code, name]`. */
  async function match(lines: readonly [code: string, name?: string][], token = visitor) {
    const form = lines.flatMap(([code, name], at) => [
      [`lines[${at}][code]`, code],
      [`lines[${at}][name]`, name ?? ''],
    ])
    return api.post(token, '/v3/api/catalog/product/match/', Object.fromEntries(form))
  }

  const matches = async (...args: Parameters<typeof match>) =>
    (await match(...args)).json<LineMatchesAnswer>().ITEMS

  const idsOf = ({ PRODUCTS }: LineMatchesAnswer['ITEMS'][number]) => PRODUCTS.map(({ ID }) => ID)

  /** A product of the green shop whose code and name are its own. */
  async function addProduct(id: number, code: string, name: string) {
    await api.pool.query(
      `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select 1, $1, $2, $3, section_id, section_ord, 100, 5 from products where shop_id = 1 and id = 1100`,
      [id, code, name],
    )
  }

  beforeAll(async () => {
    await addProduct(830001, '705117', 'Зюзюка офисная красная')
    await addProduct(830002, '705120', 'Зюзюка офисная синяя')
  })

  test('a code finds its product, one answer for each line in the order of the lines', async () => {
    const items = await matches([['705120'], ['705117'], ['705120']])
    expect(items.map(idsOf)).toEqual([[830002], [830001], [830002]])
    expect(items.map(({ BY, SURE }) => [BY, SURE])).toEqual([
      ['code', 'Y'],
      ['code', 'Y'],
      ['code', 'Y'],
    ])
  })

  test('of an unknown code those that are nearly the same are offered, and none is sure', async () => {
    const [swapped, strange] = await matches([['705171'], ['999990']])
    expect(swapped).toMatchObject({ BY: 'code', SURE: 'N' })
    expect(swapped?.PRODUCTS[0]?.ID).toBe(830001)
    expect(strange).toEqual({ BY: null, SURE: 'N', PRODUCTS: [] })
  })

  test('a name that one product has is sure, of several the buyer chooses', async () => {
    const [one, two] = await matches([
      ['', 'зюзюка красная'],
      ['', 'зюзюка'],
    ])
    expect(one).toMatchObject({ BY: 'name', SURE: 'Y' })
    expect(idsOf(one as NonNullable<typeof one>)[0]).toBe(830001)
    expect(two).toMatchObject({ BY: 'name', SURE: 'N' })
    expect(new Set(idsOf(two as NonNullable<typeof two>))).toEqual(new Set([830001, 830002]))
  })

  test('a mistyped name is corrected, and then nothing is sure', async () => {
    const [found] = await matches([['', 'степлре']])
    expect(found).toMatchObject({ BY: 'name', SURE: 'N' })
    expect(found?.PRODUCTS[0]?.NAME.toLowerCase()).toContain('степлер')
  })

  test('the code goes before the name, and the name before codes that are nearly the same', async () => {
    const [byCode, byName] = await matches([
      ['705117', 'зюзюка синяя'],
      ['705171', 'зюзюка синяя'],
    ])
    expect(byCode && idsOf(byCode)).toEqual([830001])
    expect(byName).toMatchObject({ BY: 'name', SURE: 'Y' })
    expect(byName && idsOf(byName)[0]).toBe(830002)
  })

  test('an exact code beside the name of something else is not sure: both are offered', async () => {
    const [other, unknown, own, word, ending] = await matches([
      ['705117', 'степлер 24/6'],
      ['705117', 'хрюндель'],
      ['705117', 'Зюзюка красная, офисная'],
      ['705117', 'красные зюзюки 10 мм'],
      ['705117', 'арт.'],
    ])
    expect(other).toMatchObject({ BY: 'name', SURE: 'N' })
    expect(other && idsOf(other)[0]).toBe(830001)
    expect(other?.PRODUCTS.slice(1).map(({ NAME }) => NAME.toLowerCase())).toContainEqual(
      expect.stringContaining('степлер'),
    )
    expect(unknown).toMatchObject({ BY: 'code', SURE: 'N' })
    expect(unknown && idsOf(unknown)).toEqual([830001])
    for (const sure of [own, word, ending]) expect(sure).toMatchObject({ BY: 'code', SURE: 'Y' })
  })

  test('a model, brand or number that no product has is said, and what is similar is not sure', async () => {
    const [model, both, brand, size, slip] = await matches([
      ['', 'Степлер CE285A'],
      ['', 'Степлер Zyzzyvas TK-11705'],
      ['', 'зюзюка Brandless красная'],
      ['', 'зюзюка 777 мм красная'],
      ['', 'степлре'],
    ])
    expect(model).toMatchObject({ SURE: 'N', MISSING: ['CE285A'] })
    expect(model?.PRODUCTS[0]?.NAME.toLowerCase()).toContain('степлер')
    expect(both?.MISSING).toEqual(['Zyzzyvas', 'TK-11705'])
    expect(brand).toMatchObject({ SURE: 'N', MISSING: ['Brandless'] })
    for (const other of [size, slip]) expect(other).not.toHaveProperty('MISSING')
  })

  test('a shop finds its own products alone', async () => {
    const blue = await api.visitor(BLUE)
    expect(await matches([['705117', 'зюзюка']], blue)).toEqual([{ BY: null, SURE: 'N', PRODUCTS: [] }])
  })

  test('no lines, empty ones and strange signs are answered; too many are rejected', async () => {
    expect((await api.post(visitor, '/v3/api/catalog/product/match/', {})).json()).toEqual({ ITEMS: [] })
    const nothing = { BY: null, SURE: 'N', PRODUCTS: [] }
    expect(
      await matches([
        ['', ''],
        ["'", "' & !"],
        ['', '%'],
      ]),
    ).toEqual([nothing, nothing, nothing])
    const lines = Array.from({ length: MATCHED_LINES + 1 }, (): [string] => ['705117'])
    expect((await match(lines)).statusCode).toBe(400)
    expect((await match(lines.slice(1))).statusCode).toBe(200)
  })
})

describe('a shop of another trade', () => {
  /** A size of several numbers has its unit at the last alone: «125 мм» is not found in «125×1×22 мм». */
  const KNOWN_FAULTS = ['sizes and units: «отрезной круг 125 мм»: 0 products, suggested отрезной круг']

  beforeAll(async () => {
    await sellTools(api.pool)
  })

  test('[API-042] a shop of another trade is searched as well, with words that no rule was made for', async () => {
    const { asked, faults } = await judge(api, visitor, JUDGED_TOOLS)
    expect(asked).toBeGreaterThanOrEqual(110)
    expect(faults).toEqual(KNOWN_FAULTS)
  })
})
