import { read, utils } from '@e965/xlsx'
import type { FilenameAnswer, ProductListAnswer, SectionAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { priceListRows } from './price-list-rows'

let api: TestApi
let visitor: string
let client: string
beforeAll(async () => {
  api = await startTestApi(500)
  visitor = await api.visitor()
  client = (await api.login('client@example.com')).access_token
}, 60_000)
afterAll(() => api.close())

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

test('the rows of a price list do not depend on how many are read at once', async () => {
  await api.pool.query('update products set popularity = id % 3 where shop_id = 1')
  const sections = await api.db
    .selectFrom('sections')
    .where('shop_id', '=', 1)
    .selectAll()
    .orderBy('ord')
    .execute()
  const rows = async (batch?: number) => {
    const found: unknown[] = []
    for await (const row of priceListRows(api.db, 1, sections, batch)) found.push(row)
    return found
  }
  const whole = await rows()
  for (const batch of [1, 3]) expect(await rows(batch)).toEqual(whole)
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
