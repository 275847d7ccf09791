import type {
  FilterState,
  FiltersAnswer,
  FilterValue,
  ProductListAnswer,
} from '@prilavok/shared-kernel/contract'
import { writeFilters } from '@prilavok/shared-kernel/contract'
import { Random } from '../../../platform/random'
import { startTestApi, type TestApi } from '../../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(1500)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

type Query = Record<string, string | number>
const search = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

const filters = async (state: FilterState = {}, query: Query = {}, path = 'catalog', token = visitor) => {
  const text = search({ ...query, filters: writeFilters(state) })
  const answer = await api.get(token, `/v3/api/${path}/property/?${text}`)
  expect([text, answer.statusCode]).toEqual([text, 200])
  return answer.json<FiltersAnswer>()
}
const list = async (state: FilterState = {}, query: Query = {}, path = 'catalog', token = visitor) =>
  (
    await api.get(
      token,
      `/v3/api/${path}/list/?${search({ limit: 1000, ...query, filters: writeFilters(state) })}`,
    )
  ).json<ProductListAnswer>()

/** Every line that can be ticked, with its key. */
const linesOf = (answer: FiltersAnswer): [key: string, line: FilterValue][] => [
  ...answer.sections.map((line): [string, FilterValue] => ['sections', line]),
  ...answer.marks.map((line): [string, FilterValue] => ['marks', line]),
  ...answer.offers.map((line): [string, FilterValue] => ['offers', line]),
  ...answer.MIN_BATCH.map((line): [string, FilterValue] => ['MIN_BATCH', line]),
  ...answer.base.map((line): [string, FilterValue] => ['base', line]),
  ...answer.properties.flatMap(({ CODE, VALUES }) =>
    VALUES.map((line): [string, FilterValue] => [CODE, line]),
  ),
]

test('[API-029] the filters of a section carry every part of the specification', async () => {
  const answer = await filters({}, { 'filter[SECTION_ID]': 101 })
  expect(answer.sections.length).toBeGreaterThan(1)
  expect(answer.marks.length).toBeGreaterThan(0)
  expect(answer.offers.map(({ ID }) => ID)).toContain('special_price')
  expect(answer.MIN_BATCH.length).toBeGreaterThan(0)
  expect(answer.base.map(({ ID }) => ID)).toEqual(['new', 'hot', 'stock', 'sale'])
  expect(answer.MIN_PRICE).toBeLessThan(answer.MAX_PRICE)
  const types = answer.properties.map(({ TYPE }) => TYPE)
  expect(types).toEqual([...types].sort((a, b) => (a === b ? 0 : a === 'PRIMARY' ? -1 : 1)))
  expect(new Set(types)).toEqual(new Set(['PRIMARY', 'BASIC']))
  const [first] = answer.properties
  expect(first).toEqual({
    CODE: 'UP_TM',
    TITLE: 'Торговая марка',
    TYPE: 'PRIMARY',
    PRIMARY: 'Y',
    SORT: expect.any(Number),
    VALUES: expect.arrayContaining([
      {
        ID: expect.any(String),
        VALUE: expect.any(String),
        CNT: expect.any(Number),
        DISABLED: 'N',
        CHECKED: 'N',
      },
    ]),
  })
  const { VALUES: _values, ...head } = first ?? { VALUES: [] }
  expect(answer.ENTITIES.PROPERTY.UP_TM).toEqual(head)
  expect(answer.NAV.CNT).toBe((await list({}, { 'filter[SECTION_ID]': 101 })).NAV.CNT)
})

test('[API-029] a count is what the list holds with that value in its group, under all other choices', async () => {
  const random = new Random(29)
  for (const query of [{}, { 'filter[SECTION_ID]': 101 }, { q: 'бумага' }] as Query[]) {
    const all = linesOf(await filters({}, query))
    for (let round = 0; round < 4; round += 1) {
      const state: FilterState = {}
      for (let choice = 0; choice < 3; choice += 1) {
        const [key, { ID }] = random.pick(all)
        state[key] = [...new Set([...(state[key] ?? []), ID])]
      }
      if (random.chance(0.5)) state.price = ['50', '700']
      const answer = await filters(state, query)
      expect([state, answer.NAV.CNT]).toEqual([state, (await list(state, query)).NAV.CNT])
      for (let look = 0; look < 6; look += 1) {
        const [key, line] = random.pick(linesOf(answer))
        // Flags are groups of their own: one more of them narrows.
        const own = key === 'base' ? [...new Set([...(state.base ?? []), line.ID])] : [line.ID]
        const found = await list({ ...state, [key]: own }, query)
        expect([state, key, line.ID, line.CNT]).toEqual([state, key, line.ID, found.NAV.CNT])
        expect(line.DISABLED).toBe(line.CNT === 0 && line.CHECKED === 'N' ? 'Y' : 'N')
      }
    }
  }
})

test('[API-029] choices never take lines away, and two values of one group add up', async () => {
  const query = { 'filter[SECTION_ID]': 101 }
  const before = await filters({}, query)
  const [one, two] = before.properties.find(({ VALUES }) => VALUES.length > 2)?.VALUES ?? []
  const code = before.properties.find(({ VALUES }) => VALUES.length > 2)?.CODE ?? ''
  const ids = [one?.ID ?? '', two?.ID ?? '']
  const after = await filters({ [code]: ids, price: ['1', '2'] }, query)
  const names = (answer: FiltersAnswer) => linesOf(answer).map(([key, { ID }]) => `${key}:${ID}`)
  expect(names(after)).toEqual(names(before))
  const lines = after.properties.find(({ CODE }) => CODE === code)?.VALUES ?? []
  expect(lines.filter(({ CHECKED }) => CHECKED === 'Y').map(({ ID }) => ID)).toEqual(ids)
  expect((await filters({ [code]: ids }, query)).NAV.CNT).toBe((one?.CNT ?? 0) + (two?.CNT ?? 0))
})

test('[API-029] the whole catalogue offers fifty sections at most, which hold all products; gifts are an offer, no mark', async () => {
  await api.pool.query(`update products set marks = array['gift_sum'] where shop_id = 1 and id = 1300`)
  const { sections, offers, marks } = await filters()
  expect(sections.length).toBeGreaterThan(10)
  expect(sections.length).toBeLessThanOrEqual(50)
  expect(sections.reduce((sum, { CNT }) => sum + CNT, 0)).toBe(1500)
  expect(offers.map(({ ID }) => ID).sort()).toEqual(['gift_sum', 'special_price'])
  expect(marks.map(({ ID }) => ID)).not.toContain('gift_sum')
  expect((await list({ offers: ['gift_sum'] })).ITEMS.map(({ ID }) => ID)).toEqual([1300])
})

test('[API-029] filters take new names at once, whatever was kept of them', async () => {
  const before = await filters()
  const [brand, section] = [
    before.properties.find(({ CODE }) => CODE === 'UP_TM')?.VALUES[0]?.ID,
    before.sections[0]?.ID,
  ]
  await api.pool.query(`update brands set name = 'Новая марка' where shop_id = 1 and id = $1`, [brand])
  await api.pool.query(`update sections set name = 'Новый раздел' where shop_id = 1 and id = $1`, [section])
  await api.pool.query(`update marks set title = 'Новая отметка' where shop_id = 1 and code = 'hot'`)
  await api.pool.query(`update properties set title = 'Новое свойство' where shop_id = 1 and code = 'format'`)
  const after = await filters()
  const named = (lines: readonly FilterValue[] | undefined, id?: string) =>
    lines?.find(({ ID }) => ID === id)?.VALUE
  expect(named(after.properties.find(({ CODE }) => CODE === 'UP_TM')?.VALUES, brand)).toBe('Новая марка')
  expect(named(after.sections, section)).toBe('Новый раздел')
  expect(named(after.marks, 'hot')).toBe('Новая отметка')
  expect(after.properties.find(({ CODE }) => CODE === 'format')?.TITLE).toBe('Новое свойство')
})

test('[API-029] a property whose code is a key of the panel has a key of its own', async () => {
  const before = (await list({ format: ['А4'] })).NAV.CNT
  await api.pool.query(`update properties set code = 'price' where shop_id = 1 and code = 'format'`)
  const { properties } = await filters()
  const property = properties.find(({ CODE }) => CODE === 'property.price')
  expect(property?.VALUES.find(({ ID }) => ID === 'А4')?.CNT).toBe(before)
  expect((await list({ 'property.price': ['А4'] })).NAV.CNT).toBe(before)
  await api.pool.query(`update properties set code = 'format' where shop_id = 1 and code = 'price'`)
})

test('the list holds exactly the products that fit the filters', async () => {
  const { rows } = await api.pool.query<{ id: number }>(
    `select p.id from products p join product_properties o on o.shop_id = 1 and o.product_id = p.id
     join properties x on x.shop_id = 1 and x.id = o.property_id and x.code = 'format'
     where p.shop_id = 1 and o.value in ('А4', 'А3') and p.price between 10000 and 50000 and p.remain > 0 order by 1`,
  )
  const state = { format: ['А4', 'А3'], price: ['500', '100'], base: ['stock'] }
  const found = await list(state)
  expect(found.ITEMS.map(({ ID }) => ID).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
  expect(found.NAV.CNT).toBe(rows.length)
  const asFilter = await api.get(
    visitor,
    `/v3/api/catalog/list/?limit=1000&${search({ filter: writeFilters(state) })}`,
  )
  expect(asFilter.json()).toEqual(found)
})

test('a price range has two ends, which may be equal or open', async () => {
  const { rows } = await api.pool.query<{ price: number }>(
    'select price / 100.0 as price from products where shop_id = 1 order by price',
  )
  const all = rows.map(({ price }) => Number(price))
  const within = (low: number, high: number) => all.filter((price) => price >= low && price <= high).length
  const fitting = async (...price: string[]) => (await list({ price })).NAV.CNT
  const some = all[700] ?? 0
  expect(await fitting(`${some}`, `${some}`)).toBe(within(some, some))
  expect(await fitting('', `${some}`)).toBe(within(0.01, some))
  expect(await fitting(`${some}`, '')).toBe(within(some, 1e9))
  expect(await fitting('900000', `${some}`)).toBe(within(some, 1e9))
  expect(await fitting('-5', `${some}`)).toBe(within(0.01, some))
  expect(await fitting('', '')).toBe(all.length)
})

test('every order gives the same products, whichever way they are found', async () => {
  for (const state of [{}, { base: ['stock'] }, { base: ['new'] }, { format: ['А4'] }] as FilterState[]) {
    const first = await list(state, { limit: 200 })
    const wanted = first.ITEMS.map(({ ID }) => ID).sort()
    for (const sort of ['POPULARITY', 'NAME', 'PRICE', 'REMAIN']) {
      for (const order of ['ASC', 'DESC']) {
        const whole = (await list(state, { sort, order, limit: 200 })).ITEMS.map(({ ID }) => ID)
        const pages: number[] = []
        for (let offset = 0; offset < whole.length; offset += 25) {
          const page = await list(state, { sort, order, limit: 25, offset })
          pages.push(...page.ITEMS.map(({ ID }) => ID))
          if (offset >= 100) break
        }
        expect([sort, order, pages]).toEqual([sort, order, whole.slice(0, pages.length)])
        if (first.NAV.CNT <= 200) expect([...whole].sort()).toEqual(wanted)
      }
    }
  }
})

test('[API-029] marks, favourites, viewed products and a search have filters of their own products', async () => {
  const visitor = await api.visitor()
  await api.post(visitor, '/v3/api/catalog/favorite/', { product_id: 1030 })
  await api.post(visitor, '/v3/api/catalog/viewed/', { product_id: 1031 })
  for (const path of ['catalog/favorite', 'catalog/viewed']) {
    expect([path, (await filters({}, {}, path, visitor)).NAV.CNT]).toEqual([path, 1])
    expect([path, (await filters({}, {}, path)).NAV.CNT]).toEqual([path, 0])
    expect((await list({ base: ['stock'] }, {}, path)).NAV.CNT).toBe(0)
  }
  const hot = await filters({}, {}, 'catalog/marks/hot')
  expect(hot.NAV.CNT).toBe((await list({}, {}, 'catalog/marks/hot')).NAV.CNT)
  expect(hot.NAV.CNT).toBeGreaterThan(0)
  expect(hot.base.find(({ ID }) => ID === 'hot')?.CNT).toBe(hot.NAV.CNT)
  expect((await filters({}, {}, 'catalog/marks/no-such-mark')).NAV.CNT).toBe(0)
  const found = await filters({}, { q: 'бумага' }, 'catalog/search')
  expect(found.NAV.CNT).toBe((await list({}, { q: 'бумага' }, 'catalog/search')).NAV.CNT)
  const empty = await filters({}, { 'filter[SECTION_ID]': 999_999 })
  expect(empty).toMatchObject({
    NAV: { CNT: 0 },
    properties: [],
    sections: [],
    MIN_PRICE: 0,
    MAX_PRICE: 500_000,
  })
})

test('what is no filter is rejected; what the shop does not know fits nothing or is passed over', async () => {
  for (const text of [
    'base',
    'a:b:c',
    'base:cheap',
    'price:low',
    'price:1,2,3',
    'format:%E0%A4%A',
    'a'.repeat(8001),
    'x:\0',
  ]) {
    const answer = await api.get(visitor, `/v3/api/catalog/list/?${search({ filters: text })}`)
    expect([text, answer.statusCode]).toEqual([text, 400])
    expect(answer.json()).toHaveProperty('errors.query_error')
  }
  const keys = Array.from({ length: 26 }, (_, index) => `key${index}:1`)
  expect(
    (await api.get(visitor, `/v3/api/catalog/list/?filters=${keys.slice(1).join(';')}`)).statusCode,
  ).toBe(200)
  expect((await api.get(visitor, `/v3/api/catalog/list/?filters=${keys.join(';')}`)).statusCode).toBe(400)
  const many = Array.from({ length: 500 }, (_, index) => index).join(',')
  expect((await api.get(visitor, `/v3/api/catalog/list/?filters=format:${many}`)).statusCode).toBe(400)
  expect((await list({ format: ['no such value'] })).NAV.CNT).toBe(0)
  expect((await list({ sections: ['999999', 'x'] })).NAV.CNT).toBe(0)
  expect((await list({ no_such_property: ['1'] })).NAV.CNT).toBe(1500)
  const other = await api.visitor('demo-blue.localhost')
  expect((await list({ UP_TM: ['1'] }, {}, 'catalog', other)).NAV.CNT).toBeLessThan(1500)
})
