import type {
  ProductListAnswer,
  ProductsAnswer,
  SectionAnswer,
  SectionsAnswer,
} from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(300)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

const list = async (query: string, path = 'catalog/list', token = visitor) =>
  (await api.get(token, `/v3/api/${path}/?${query}`)).json<ProductListAnswer>()

test('[API-025] the tree of sections is flat, parents before children, with counts of all below', async () => {
  const answer = await api.get(
    visitor,
    '/v3/api/catalog/sections/?depth=4&new=Y&mode=cache&datereq=21.11.2026',
  )
  const { ITEMS } = answer.json<SectionsAnswer>()
  const seen = new Set<number | null>([null])
  for (const section of ITEMS) {
    expect(seen.has(section.IBLOCK_SECTION_ID)).toBe(true)
    seen.add(section.ID)
  }
  expect(Math.max(...ITEMS.map((section) => section.DEPTH_LEVEL))).toBe(4)
  const total = ITEMS.filter((section) => section.DEPTH_LEVEL === 1).reduce((sum, { CNT }) => sum + CNT, 0)
  expect(total).toBe(300)
  expect(ITEMS.map((section) => section.CNT)).toEqual(expect.arrayContaining([0, 1]))
})

test('[API-026] main sections are those of depth 1', async () => {
  const { ITEMS } = (await api.get(visitor, '/v3/api/catalog/sectionsmain/')).json<SectionsAnswer>()
  expect(ITEMS).toHaveLength(13)
  expect(new Set(ITEMS.map((section) => section.DEPTH_LEVEL))).toEqual(new Set([1]))
})

test('[API-027] one section with its ancestors and children; an unknown one is null', async () => {
  const answer = (await api.get(visitor, '/v3/api/catalog/section/103/')).json<SectionAnswer>()
  expect(answer.ITEM).toMatchObject({ ID: 103, DEPTH_LEVEL: 3 })
  expect(answer.PATH.map((section) => section.ID)).toEqual([101, 102])
  expect(answer.CHILDREN.length).toBeGreaterThan(0)
  const unknown = await api.get(visitor, '/v3/api/catalog/section/987654321987/')
  expect(unknown.json()).toEqual({ ITEM: null, PATH: [], CHILDREN: [] })
})

test('a section lists the products of all sections below it', async () => {
  const whole = await list('filter[SECTION_ID]=101&limit=1000')
  const { CHILDREN } = (await api.get(visitor, '/v3/api/catalog/section/101/')).json<SectionAnswer>()
  const parts = await Promise.all(CHILDREN.map(({ ID }) => list(`filter[SECTION_ID]=${ID}&limit=1000`)))
  const ids = parts.flatMap((part) => part.ITEMS.map((item) => item.ID))
  expect(whole.NAV.CNT).toBe(ids.length)
  expect(whole.ITEMS.map((item) => item.ID).sort()).toEqual(ids.sort())
  expect(await list('filter[SECTION_ID]=999999')).toEqual({
    ITEMS: [],
    NAV: { CNT: 0, LIMIT: 36, OFFSET: 0 },
  })
})

test('pages follow each other without gaps or repetitions in every order', async () => {
  for (const sort of ['POPULARITY', 'NAME', 'PRICE', 'REMAIN']) {
    for (const order of ['ASC', 'DESC']) {
      const pages = await Promise.all(
        [0, 100, 200].map((offset) => list(`sort=${sort}&order=${order}&limit=100&offset=${offset}`)),
      )
      expect(pages.map((page) => page.ITEMS.length)).toEqual([100, 100, 100])
      expect(new Set(pages.flatMap((page) => page.ITEMS.map((item) => item.ID))).size).toBe(300)
      expect(pages[0]?.NAV).toEqual({ CNT: 300, LIMIT: 100, OFFSET: 0 })
    }
  }
})

test('the order is the one asked for; products without a price stand last', async () => {
  await api.pool.query(
    'update products set price = 0, old_price = null where shop_id = 1 and id in (1021, 1022)',
  )
  for (const order of ['ASC', 'DESC']) {
    const prices = (await list(`sort=PRICE&order=${order}&limit=300`)).ITEMS.map((item) => item.PRICE)
    const known = prices.filter((price) => price > 0)
    expect(prices.slice(known.length).every((price) => price === 0)).toBe(true)
    expect(prices.length - known.length).toBeGreaterThanOrEqual(2)
    expect(known).toEqual([...known].sort((a, b) => (order === 'ASC' ? a - b : b - a)))
  }
  const dear = await list('sort=PRICE&order=DESC&limit=20')
  expect(await list('sort=PRICE&order=desc&limit=20')).toEqual(dear)
  expect(await list('sort=PRICE&order=asc&limit=20')).not.toEqual(dear)
  const remains = (await list('sort=REMAIN&order=DESC&limit=50')).ITEMS.map((item) => item.REMAIN)
  expect(remains).toEqual([...remains].sort((a, b) => b - a))
})

test('[API-030] section, query, order, page, filters and visitor are taken by the lists of catalogue and search alike', async () => {
  const asked = `q=${encodeURIComponent('бумага')}&filters=base:stock&sort=PRICE&order=ASC&user_code=visitor`
  const whole = await list(`${asked}&filter[SECTION_ID]=101&limit=1000`)
  expect(whole.NAV.CNT).toBeGreaterThan(3)
  const prices = whole.ITEMS.map(({ PRICE }) => PRICE).filter((price) => price > 0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(whole.ITEMS.every(({ REMAIN }) => REMAIN > 0)).toBe(true)
  for (const path of ['catalog/list', 'catalog/search/list']) {
    const page = await list(`${asked}&filter[SECTION_ID]=101&limit=2&offset=1`, path)
    expect(page).toEqual({ ITEMS: whole.ITEMS.slice(1, 3), NAV: { CNT: whole.NAV.CNT, LIMIT: 2, OFFSET: 1 } })
  }
})

test('names are sorted as the alphabet goes, without a look at case, ё and quotes', async () => {
  const names = ['«Ёлка» искусственная', 'ежедневник', 'Ёмкость', 'Альбом', 'яркий ластик', 'Ножницы']
  for (const [index, name] of names.entries())
    await api.pool.query('update products set name = $1 where shop_id = 1 and id = $2', [name, 1101 + index])
  const sorted = (await list('sort=NAME&order=ASC&limit=300')).ITEMS.map(({ NAME }) => NAME)
  expect(sorted.filter((name) => names.includes(name))).toEqual([
    ...['Альбом', 'ежедневник', '«Ёлка» искусственная', 'Ёмкость', 'Ножницы', 'яркий ластик'],
  ])
  expect((await list('sort=NAME&order=DESC&limit=300')).ITEMS.map(({ NAME }) => NAME)).toEqual(
    sorted.toReversed(),
  )
})

test('parameters that make no sense are rejected with the name of the field', async () => {
  for (const query of [
    'limit=1001',
    'limit=0',
    'offset=-1',
    'sort=COLOUR',
    'order=UP',
    'filter[SECTION_ID]=x',
    'q[a]=1',
    'q=%00',
  ]) {
    const answer = await api.get(visitor, `/v3/api/catalog/list/?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 400])
    expect(answer.json()).toHaveProperty('errors.query_error')
  }
})

test('[API-036] [API-038] a favourite is flipped, counted and listed for its visitor alone', async () => {
  const visitor = await api.visitor()
  const post = () => api.post(visitor, '/v3/api/catalog/favorite/', { product_id: 1030 })
  expect((await post()).json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 1 })
  expect((await api.get(visitor, '/v3/api/catalog/favorite?action=count')).json()).toEqual({ CNT: 1 })
  const listed = await list('', 'catalog/favorite/list', visitor)
  expect(listed.ITEMS).toEqual([expect.objectContaining({ ID: 1030, FAVORITE: 'Y' })])
  expect(await list('', 'catalog/favorite', visitor)).toEqual(listed)
  expect((await list('', 'catalog/favorite/list')).ITEMS).toEqual([])
  expect((await post()).json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'N', CNT: 0 })
  expect((await api.post(visitor, '/v3/api/catalog/favorite/', { product_id: 5 })).statusCode).toBe(404)
})

test('[API-037] [API-038] viewed products are noted, counted and listed, the latest first', async () => {
  const visitor = await api.visitor()
  for (const id of [1031, 1032, 1031]) await api.post(visitor, '/v3/api/catalog/viewed/', { product_id: id })
  expect((await api.get(visitor, '/v3/api/catalog/viewed/?action=count')).json()).toEqual({ CNT: 2 })
  const listed = await list('', 'catalog/viewed/list', visitor)
  expect(listed.ITEMS.map((item) => item.ID)).toEqual([1031, 1032])
})

test('[API-039] carousels show products of their kind that can be bought', async () => {
  await api.pool.query(
    'update products set is_new = true, assortment = true, price = 100, remain = 1, old_price = null where shop_id = 1 and id between 1040 and 1059',
  )
  const answer = await api.get(visitor, '/v3/api/catalog/marks/new/carousel/?limit=12')
  const { ITEMS } = answer.json<ProductsAnswer>()
  expect(ITEMS).toHaveLength(12)
  const flags = await api.pool.query('select from products where shop_id = 1 and is_new and id = any($1)', [
    ITEMS.map((item) => item.ID),
  ])
  expect(flags.rowCount).toBe(12)
  const mixed = await api.get(visitor, '/v3/api/catalog/marks/carousel/?limit=5')
  expect(mixed.json<ProductsAnswer>().ITEMS.length).toBeLessThanOrEqual(5)
})

test('[API-040] the marks of the shop', async () => {
  const answer = await api.get(visitor, '/v3/api/catalog/marks/?mode=cache&datereq=21.11.2026')
  expect(answer.json<{ ITEMS: unknown[] }>().ITEMS).toContainEqual({
    CODE: 'special_price',
    TITLE: 'Спеццена',
    COLOR: expect.stringMatching(/^#[0-9A-F]{6}$/),
    PREDEFINED: 'Y',
  })
})
