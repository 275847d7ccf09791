import type { ProductListAnswer, SearchAnswer, SuggestsAnswer } from '@prilavok/shared-kernel/contract'
import { addJob } from '../../platform/jobs/add-job'
import { runDueJobs } from '../../platform/jobs/run-jobs'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { vocabularyTasks } from './vocabulary/vocabulary-tasks'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(1500)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

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

test('pages of a search follow each other through all its products, each once', async () => {
  for (const q of ['бумага', 'ручка синяя', 'степлер', 'а4']) {
    const { NAV } = await list(q)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(NAV.CNT / 20) }, (_, page) => list(q, `&limit=20&offset=${page * 20}`)),
    )
    const ids = pages.flatMap(idsOf)
    expect([q, ids.length, new Set(ids).size]).toEqual([q, NAV.CNT, NAV.CNT])
    expect(idsOf(await list(q, '&limit=1000&sort=NAME')).sort()).toEqual([...ids].sort())
  }
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

test('a shop finds, corrects to and suggests its own products alone', async () => {
  const other = await api.visitor(BLUE)
  await api.pool.query(
    `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select 1, 810001, '810001', 'Ятаганчик канцелярский', section_id, section_ord, 100, 5
     from products where shop_id = 1 and id = 1100`,
  )
  expect((await search('ятаганчик')).CNT).toBe(1)
  expect(await search('ятаганчик', other)).toEqual({ SUGGEST: null, SECTIONS: [], CNT: 0 })
  expect((await search('810001', other)).CNT).toBe(0)
})
