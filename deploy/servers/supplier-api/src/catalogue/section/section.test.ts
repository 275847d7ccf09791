import { read, utils } from '@e965/xlsx'
import type { FilenameAnswer, ProductListAnswer, SectionAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { priceListRows } from './price-list-rows'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(300)
  visitor = await api.visitor()
}, 240_000)
afterAll(() => api.close())

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
})

describe('the order of sections', () => {
  const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await api.pool.query<Row>(text, values)).rows

  /** Codes of the products of every section that holds any, by its name. */
  async function productsBySection(): Promise<Record<string, string[]>> {
    const sections = await run<{ id: number; path: string }>(
      `with recursive tree as (
       select id, name::text as path from sections where shop_id = 1 and parent_id is null
       union all select s.id, tree.path || ' / ' || s.name from tree join sections s on s.shop_id = 1 and s.parent_id = tree.id)
     select tree.* from tree join sections s on s.shop_id = 1 and s.id = tree.id where s.product_count > 0`,
    )
    const entries = sections.map(async ({ id, path }): Promise<[string, string[]]> => {
      const answer = await api.get(visitor, `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}`)
      return [
        path,
        answer
          .json<ProductListAnswer>()
          .ITEMS.map(({ UP_CODE_1C }) => UP_CODE_1C)
          .toSorted(),
      ]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  const namesInOrder = async (): Promise<string[]> =>
    (await run<{ name: string }>('select name from sections where shop_id = 1 order by ord')).map(
      ({ name }) => name,
    )

  const counts = () =>
    run('select id, product_count from sections where shop_id = 1 and id < 9000 order by id')

  /** Numbers of a walk of the tree that are not what its rows say. */
  const misplaced = () =>
    run(
      `select s.id from sections s left join sections parent on parent.shop_id = s.shop_id and parent.id = s.parent_id
     where s.shop_id = 1 and (
       s.depth <> coalesce(parent.depth, 0) + 1
       or (parent.id is not null and not (s.ord > parent.ord and s.ord_end <= parent.ord_end))
       or s.ord_end - s.ord <> (
         with recursive below as (
           select id from sections where shop_id = 1 and parent_id = s.id
           union all select t.id from below join sections t on t.shop_id = 1 and t.parent_id = below.id)
         select count(*) from below))
     union all
     select p.id from products p join sections s on s.shop_id = 1 and s.id = p.section_id
     join listing l on l.shop_id = 1 and l.product_id = p.id
     join listing_stock stock on stock.shop_id = 1 and stock.product_id = p.id
     where p.shop_id = 1 and (p.section_ord, l.section_ord, stock.section_ord) is distinct from (s.ord, s.ord, s.ord)`,
    )

  const addSection = (id: number, parent: number | null, name: string, sort: number) =>
    run('insert into sections (shop_id, id, parent_id, name, sort) values (1, $1, $2, $3, $4)', [
      ...[id, parent, name, sort],
    ])

  test('a new section stands where its sort puts it, and every product stays in its own section', async () => {
    const [products, order, counted] = [await productsBySection(), await namesInOrder(), await counts()]
    expect(new Set(Object.values(products).map(({ length }) => length)).size).toBeGreaterThan(5)
    const [first, second] = await run<{ id: number; sort: number }>(
      'select id, sort from sections where shop_id = 1 and parent_id is null order by ord limit 2',
    )
    await addSection(9001, null, 'Новый раздел', (second?.sort ?? 0) - 1)
    await addSection(9002, first?.id ?? 0, 'Самый первый', -1)
    expect(await misplaced()).toEqual([])
    expect(await productsBySection()).toEqual(products)
    expect(await counts()).toEqual(counted)
    const now = await namesInOrder()
    expect(now.filter((name) => order.includes(name))).toEqual(order)
    expect(now.indexOf('Самый первый')).toBe(1)
    const tops = await run<{ id: number }>(
      'select id from sections where shop_id = 1 and parent_id is null order by ord',
    )
    expect(tops.slice(0, 3).map(({ id }) => id)).toEqual([first?.id, 9001, second?.id])
  })

  test('a section that moves takes its products along; one that is moved below itself is rejected', async () => {
    const [from, to] = await run<{ id: number }>(
      'select id from sections where shop_id = 1 and depth = 1 and product_count > 0 order by ord desc limit 2',
    )
    const [child] = await run<{ id: number; product_count: number }>(
      'select id, product_count from sections where shop_id = 1 and parent_id = $1 and product_count > 0 limit 1',
      [from?.id],
    )
    const own = async (id: number | undefined) =>
      (
        await api.get(visitor, `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}`)
      ).json<ProductListAnswer>().NAV.CNT
    const before = { from: await own(from?.id), to: await own(to?.id), child: await own(child?.id) }
    await run('update sections set parent_id = $2 where shop_id = 1 and id = $1', [child?.id, to?.id])
    expect(await misplaced()).toEqual([])
    expect(await own(child?.id)).toBe(before.child)
    expect(await own(from?.id)).toBe(before.from - before.child)
    expect(await own(to?.id)).toBe(before.to + before.child)
    const [counted] = await run(
      'select array_agg(product_count order by ord desc) as counts from sections where shop_id = 1 and id = any($1)',
      [[from?.id, to?.id]],
    )
    expect(counted).toEqual({ counts: [before.from - before.child, before.to + before.child] })
    await expect(
      run('update sections set parent_id = $2 where shop_id = 1 and id = $1', [to?.id, child?.id]),
    ).rejects.toThrow('would stand below itself')
    expect(await misplaced()).toEqual([])
  })

  test('who writes products names their section alone, also while sections come', async () => {
    await addSection(9003, null, 'Новый раздел', 1)
    const write = async (id: number) => {
      await run(
        `insert into products (shop_id, id, code1c, name, section_id, price, remain)
       values (1, $1, $2, 'Скрепка', 9003, 1000, 5)`,
        [id, String(id)],
      )
    }
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => write(910_000 + index)),
      ...Array.from({ length: 5 }, (_, index) => addSection(9100 + index, null, `Раздел ${index}`, index)),
    ])
    await run('update products set section_id = 9100 where shop_id = 1 and id = 910000')
    expect(await misplaced()).toEqual([])
    const codes = async (id: number) =>
      (
        await api.get(visitor, `/v3/api/catalog/list/?limit=1000&filter[SECTION_ID]=${id}`)
      ).json<ProductListAnswer>().NAV.CNT
    expect([await codes(9003), await codes(9100)]).toEqual([4, 1])
    const counted = await run(
      'select id, product_count from sections where shop_id = 1 and id in (9003, 9100) order by id',
    )
    expect(counted).toEqual([
      { id: 9003, product_count: 4 },
      { id: 9100, product_count: 1 },
    ])
  })
})
