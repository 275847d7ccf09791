import type {
  BrandAnswer,
  BrandsAnswer,
  FiltersAnswer,
  ProductListAnswer,
} from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(400)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

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
  expect(ITEMS[0]).toEqual({
    ID: expect.any(Number),
    NAME: expect.any(String),
    COUNTRY: expect.any(String),
    CNT: expect.any(Number),
  })
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
