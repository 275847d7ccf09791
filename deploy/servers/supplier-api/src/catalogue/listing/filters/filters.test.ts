import { read, utils } from '@e965/xlsx'
import {
  type BrandAnswer,
  type BrandsAnswer,
  type FilenameAnswer,
  type FilterState,
  type FiltersAnswer,
  type FilterValue,
  type ProductListAnswer,
  type SectionAnswer,
  writeFilters,
} from '@prilavok/shared-kernel/contract'
import { Random } from '../../../platform/random'
import { startTestApi, type TestApi } from '../../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi()
  visitor = await api.visitor()
})
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
  expect(first).toMatchObject({
    ...{ CODE: 'UP_TM', TITLE: 'Торговая марка', TYPE: 'PRIMARY', PRIMARY: 'Y', SORT: expect.any(Number) },
    VALUES: expect.arrayContaining([
      {
        ...{ ID: expect.any(String), VALUE: expect.any(String) },
        ...{ CNT: expect.any(Number), DISABLED: 'N', CHECKED: 'N' },
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
  await api.pool.query(`update products set marks = array['gift_sum'] where shop_id = 1 and id = 1250`)
  const { sections, offers, marks } = await filters()
  expect(sections.length).toBeGreaterThan(10)
  expect(sections.length).toBeLessThanOrEqual(50)
  expect(sections.reduce((sum, { CNT }) => sum + CNT, 0)).toBe(300)
  expect(offers.map(({ ID }) => ID).sort()).toEqual(['gift_sum', 'special_price'])
  expect(marks.map(({ ID }) => ID)).not.toContain('gift_sum')
  expect((await list({ offers: ['gift_sum'] })).ITEMS.map(({ ID }) => ID)).toEqual([1250])
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
  const some = all[150] ?? 0
  expect(await fitting(`${some}`, `${some}`)).toBe(within(some, some))
  expect(await fitting('', `${some}`)).toBe(within(0.01, some))
  expect(await fitting(`${some}`, '')).toBe(within(some, 1e9))
  expect(await fitting('900000', `${some}`)).toBe(within(some, 1e9))
  expect(await fitting('-5', `${some}`)).toBe(within(0.01, some))
  expect(await fitting('', '')).toBe(all.length)
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
  const broken = ['base', 'a:b:c', 'base:cheap', 'price:low', 'price:1,2,3', 'format:%E0%A4%A', 'x:\0']
  for (const text of [...broken, 'a'.repeat(8001)]) {
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
  expect((await list({ no_such_property: ['1'] })).NAV.CNT).toBe(300)
  const other = await api.visitor('demo-blue.localhost')
  expect((await list({ UP_TM: ['1'] }, {}, 'catalog', other)).NAV.CNT).toBeLessThan(300)
})

describe('brands', () => {
  let visitor: string
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  const get = async <Answer>(path: string) => {
    const answer = await api.get(visitor, `/v3/api/catalog/${path}`)
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json<Answer>()
  }

  test('[API-041] the brands that the shop has products of', async () => {
    const { ITEMS } = await get<BrandsAnswer>('brands/')
    const { rows } = await api.pool.query<{ brand_id: number; products: number }>(
      'select brand_id, count(*)::int as products from products where shop_id = 1 group by brand_id order by brand_id',
    )
    const counts = ITEMS.map(({ ID, CNT }) => ({ brand_id: ID, products: CNT }))
    expect(counts.sort((a, b) => a.brand_id - b.brand_id)).toEqual(rows)
    const [string, number] = [expect.any(String), expect.any(Number)]
    expect(ITEMS[0]).toEqual({ ID: number, NAME: string, COUNTRY: string, CNT: number })
  })

  test('[API-041] brands stand in the order of the Russian alphabet, as in the filters', async () => {
    await api.pool.query(
      `update brands b set name = list.name from (
       select shop_id, id, (array['ёж', 'Eagle', 'Жук', 'Дом', 'еда'])[row_number() over (order by id)] as name
       from brands where shop_id = 1 order by id limit 5) as list
     where b.shop_id = list.shop_id and b.id = list.id`,
    )
    const names = (await get<BrandsAnswer>('brands/')).ITEMS.map(({ NAME }) => NAME)
    const own = ['Дом', 'еда', 'ёж', 'Жук', 'Eagle']
    expect(names.filter((name) => own.includes(name))).toEqual(own)
    const { properties } = await get<FiltersAnswer>('property/')
    const lines = properties.find(({ CODE }) => CODE === 'UP_TM')?.VALUES ?? []
    expect(lines.map(({ VALUE }) => VALUE)).toEqual(names)
  })

  test('[API-041] one brand, its sections, and one of them; their products and filters', async () => {
    const { ITEMS } = await get<BrandsAnswer>('brands/')
    const brand = ITEMS.toSorted((a, b) => b.CNT - a.CNT)[0]
    const id = brand?.ID ?? 0
    const answer = await get<BrandAnswer>(`brands/${id}/`)
    expect(answer).toMatchObject({ ITEM: brand, SECTION: null, PATH: [] })
    expect(answer.SECTIONS.reduce((sum, { CNT }) => sum + CNT, 0)).toBe(brand?.CNT)
    const whole = await get<ProductListAnswer>(`brands/${id}/list/?limit=1000`)
    expect(whole.NAV.CNT).toBe(brand?.CNT)
    expect(new Set(whole.ITEMS.map(({ UP_TM }) => UP_TM?.ID))).toEqual(new Set([id]))
    expect((await get<FiltersAnswer>(`brands/${id}/property/`)).NAV.CNT).toBe(brand?.CNT)

    const leaf = answer.SECTIONS[0]
    const { rows } = await api.pool.query<{ id: number }>(
      'select above.id from sections above join sections s on s.shop_id = 1 and s.id = $1 and s.ord between above.ord and above.ord_end where above.shop_id = 1 order by above.ord',
      [leaf?.ID],
    )
    const top = rows[0]?.id ?? 0
    const inside = await get<BrandAnswer>(`brands/${id}/${top}/`)
    expect(inside.SECTION?.ID).toBe(top)
    expect(inside.SECTION?.CNT).toBeGreaterThanOrEqual(leaf?.CNT ?? 0)
    const listed = await get<ProductListAnswer>(`brands/${id}/${top}/list/?limit=1000`)
    expect(listed.NAV.CNT).toBe(inside.SECTION?.CNT)
    expect((await get<FiltersAnswer>(`brands/${id}/${top}/property/`)).NAV.CNT).toBe(inside.SECTION?.CNT)
    const ofLeaf = await get<BrandAnswer>(`brands/${id}/${leaf?.ID}/`)
    expect([...ofLeaf.PATH, ofLeaf.SECTION].map((section) => section?.ID)).toEqual(rows.map((row) => row.id))
    const narrowed = await get<ProductListAnswer>(`brands/${id}/${top}/list/?filter=base:new`)
    expect(narrowed.NAV.CNT).toBeLessThan(listed.NAV.CNT)
  })

  test('[API-041] an unknown brand or section is null and has nothing', async () => {
    expect(await get('brands/987654321987/')).toEqual({ ITEM: null, SECTION: null, PATH: [], SECTIONS: [] })
    expect((await get<ProductListAnswer>('brands/987654321987/list/')).NAV.CNT).toBe(0)
    const { ITEMS } = await get<BrandsAnswer>('brands/')
    const answer = await get<BrandAnswer>(`brands/${ITEMS[0]?.ID}/999999/`)
    expect(answer).toEqual({ ITEM: ITEMS[0], SECTION: null, PATH: [], SECTIONS: [] })
  })
})

describe('sections and their price list', () => {
  let client: string
  beforeAll(async () => {
    client = (await api.login('client@example.com')).access_token
  })

  const PATH = '/v3/api/catalog/section/'

  /** Rows of the exported file, the titles of its columns first. */
  async function exported(query = ''): Promise<(string | number)[][]> {
    const answer = await api.get(client, `${PATH}?type=export${query}`)
    expect(answer.statusCode).toBe(200)
    const file = await api.app.inject(answer.json<FilenameAnswer>().FILENAME)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toContain('spreadsheetml')
    const { Sheets, SheetNames } = read(file.rawPayload)
    const rows = utils.sheet_to_json<(string | number)[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
    return rows.slice(rows.findIndex((row) => row[0] === 'Код'))
  }

  test('[API-028] the catalogue is exported as a price list of everything that the shop sells', async () => {
    const [titles, ...rows] = await exported()
    expect(titles).toEqual(expect.arrayContaining(['Код', 'Наименование', 'Раздел', 'Цена', 'Остаток']))
    const { rows: sold } = await api.pool.query<{
      code1c: string
      name: string
      price: number
      remain: number
    }>('select code1c, name, price::int, remain from products where shop_id = 1 and assortment')
    const wanted = sold.map((row) => [
      row.code1c,
      row.name,
      row.price === 0 ? undefined : row.price / 100,
      row.remain,
    ])
    const found = rows.map((row) => [row[0], row[1], row[4], row[8]])
    const byCode = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]))
    expect(found.sort(byCode)).toEqual(wanted.sort(byCode))
  })

  test('a section is exported with all below it; an unknown one is rejected', async () => {
    const answer = (await api.get(visitor, `${PATH}101/`)).json<SectionAnswer>()
    const rows = await exported('&filter[SECTION_ID]=101')
    const { rows: sold } = await api.pool.query(
      `select from products p join sections s on s.shop_id = 1 and s.id = 101 and p.section_ord between s.ord and s.ord_end
     where p.shop_id = 1 and p.assortment`,
    )
    expect(rows).toHaveLength(sold.length + 1)
    expect(sold.length).toBeLessThanOrEqual(answer.ITEM?.CNT ?? 0)
    expect((await api.get(client, `${PATH}?type=export&filter[SECTION_ID]=999999`)).statusCode).toBe(404)
  })

  test('clients alone export; a visitor is asked to log in', async () => {
    expect((await api.get(visitor, `${PATH}?type=export`)).statusCode).toBe(403)
    const partial = await api.get(visitor, `${PATH}?type=other`)
    expect(partial.statusCode).toBe(400)
  })

  test('[API-027] sections are counted under filters and a query, however these are sent; else their counts are those of the tree', async () => {
    const ask = async (path: string) => {
      const answer = await api.get(visitor, `${PATH}${path}`)
      expect([path, answer.statusCode]).toEqual([path, 200])
      return answer.json<SectionAnswer>()
    }
    const sum = ({ CHILDREN }: SectionAnswer) => CHILDREN.reduce((total, { CNT }) => total + CNT, 0)
    const count = async (condition: string, section = 101) => {
      const { rows } = await api.pool.query<{ count: number }>(
        `select count(*)::int as count from products p join sections s on s.shop_id = 1 and s.id = $1
         and p.section_ord between s.ord and s.ord_end where p.shop_id = 1 and ${condition}`,
        [section],
      )
      return rows[0]?.count
    }
    const plain = await ask('101/')
    expect([plain.ITEM?.CNT, sum(plain)]).toEqual([await count('true'), await count('true')])
    const filtered = await ask('101/?filters=base:new')
    expect(filtered.CHILDREN.map(({ ID }) => ID)).toEqual(plain.CHILDREN.map(({ ID }) => ID))
    expect([filtered.ITEM?.CNT, sum(filtered)]).toEqual([await count('p.is_new'), await count('p.is_new')])
    expect(filtered.ITEM?.CNT).toBeLessThan(plain.ITEM?.CNT ?? 0)
    expect(await ask('101/?filter=base:new')).toEqual(filtered)
    expect(await ask('?filter[SECTION_ID]=101')).toEqual(plain)
    expect(await ask('?filter[SECTION_ID]=101&filters=base:new')).toEqual(filtered)
    const main = await ask('?filters=base:new')
    expect(main.CHILDREN.find(({ ID }) => ID === 101)?.CNT).toBe(filtered.ITEM?.CNT)

    const q = `q=${encodeURIComponent('бумага')}`
    const list = async (query: string) =>
      (await api.get(visitor, `/v3/api/catalog/list/?${query}`)).json<ProductListAnswer>().NAV.CNT
    const found = await ask(`101/?${q}`)
    expect(found.ITEM?.CNT).toBe(await list(`${q}&filter[SECTION_ID]=101`))
    expect(sum(found)).toBe(found.ITEM?.CNT)
    const [best] = (await ask(`?${q}&filters=base:stock`)).CHILDREN
    expect(best?.CNT).toBe(await list(`${q}&filter[SECTION_ID]=${best?.ID}&filters=base:stock`))
    expect((await api.get(visitor, `${PATH}101/?filter=base`)).statusCode).toBe(400)
    expect(await ask('999999/?filters=base:new')).toEqual({ ITEM: null, PATH: [], CHILDREN: [] })
  })

  test('one visitor asks for forty price lists in ten minutes, no more', async () => {
    const loyal = (await api.login('loyalty@example.com')).access_token
    const countFiles = async () =>
      (await api.pool.query('select from stored_files where shop_id = 1')).rowCount ?? 0
    const before = await countFiles()
    const codes: number[] = []
    for (let count = 0; count < 42; count += 1)
      codes.push((await api.get(loyal, `${PATH}?type=export`)).statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
    // The same file for all of them.
    expect((await countFiles()) - before).toBeLessThanOrEqual(1)
  })

  test('[API-027] what is below a section stands in the order of the shop', async () => {
    const { CHILDREN } = (await api.get(visitor, `${PATH}101/`)).json<SectionAnswer>()
    const [first, second] = CHILDREN
    await api.pool.query('update sections set sort = 0 where shop_id = 1 and id = $1', [CHILDREN.at(-1)?.ID])
    const after = (await api.get(visitor, `${PATH}101/`)).json<SectionAnswer>().CHILDREN
    expect(after.slice(0, 3).map(({ ID }) => ID)).toEqual([CHILDREN.at(-1)?.ID, first?.ID, second?.ID])
  })
})
