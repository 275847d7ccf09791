import type { FiltersAnswer, FilterValue, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { Random } from '../../platform/random'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('kept rows', () => {
  let visitor: string
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  const run = (text: string, values: unknown[] = []) => api.pool.query(text, values)

  const filters = async (query = '') =>
    (await api.get(visitor, `/v3/api/catalog/property/?${query}`)).json<FiltersAnswer>()

  const idsOf = async (query: string) =>
    (await api.get(visitor, `/v3/api/catalog/list/?limit=1000&${query}`))
      .json<ProductListAnswer>()
      .ITEMS.map(({ ID }) => ID)

  const flagOf = ({ base }: FiltersAnswer, id: string) => base.find(({ ID }) => ID === id)?.CNT

  const lineOf = (answer: FiltersAnswer, code: string, id: string): FilterValue | undefined =>
    answer.properties.find(({ CODE }) => CODE === code)?.VALUES.find(({ ID }) => ID === id)

  /** What the kept rows of a shop are, and what they would be if they were made anew. */
  async function storedRows(): Promise<unknown> {
    const listing = await run('select * from listing order by shop_id, product_id')
    const stock = await run('select * from listing_stock order by shop_id, product_id')
    const sections = await run('select shop_id, id, product_count from sections order by 1, 2')
    return { listing: listing.rows, stock: stock.rows, sections: sections.rows }
  }

  test('after any changes of products and properties the kept rows are those that a new start would make', async () => {
    const random = new Random(26)
    const product = () => random.whole(1001, 1300)
    const changes: (() => Promise<unknown>)[] = [
      () =>
        run('update products set remain = $2 where shop_id = 1 and id = $1', [product(), random.whole(0, 2)]),
      () => run('update products set remain = 0 where shop_id = 1 and id % 7 = $1', [random.whole(0, 6)]),
      () =>
        run('update products set base_old_price = null, base_price = $2 where shop_id = 1 and id = $1', [
          product(),
          random.whole(0, 9000),
        ]),
      () =>
        run(`update products set name = name || '!', is_new = not is_new where shop_id = 1 and id = $1`, [
          product(),
        ]),
      () =>
        run(
          `update products set marks = array['hot', 'gift_sum'], is_hot = true where shop_id = 1 and id = $1`,
          [product()],
        ),
      () =>
        run(
          'update products set brand_id = (select min(id) from brands where shop_id = 1), min_quantity = 3 where shop_id = 1 and id = $1',
          [product()],
        ),
      () =>
        run(
          `update products p set section_id = s.id, section_ord = s.ord from sections s
         where p.shop_id = 1 and p.id = $1 and s.shop_id = 1 and s.id = (
           select section_id from products where shop_id = 1 and id = $2)`,
          [product(), product()],
        ),
      () => run('delete from product_properties where shop_id = 1 and product_id = $1', [product()]),
      () =>
        run(`update product_properties set value = 'иное' where shop_id = 1 and product_id = $1`, [
          product(),
        ]),
      () => run('delete from products where shop_id = 1 and id = $1', [product()]),
      () =>
        run('update properties set facet = not facet where shop_id = 1 and id = $1', [random.whole(1, 20)]),
      () =>
        run(`update brands set country = 'Беларусь' where shop_id = 1 and id = $1`, [random.whole(1, 60)]),
      () =>
        run(
          `insert into products (shop_id, id, code1c, name, section_id, section_ord, brand_id, price, remain)
         select 1, $1, $2, 'Новый товар', section_id, section_ord, brand_id, 1000, 5
         from products where shop_id = 1 order by id limit 1 on conflict do nothing`,
          [random.whole(5000, 5020), String(random.whole(100, 999)).padStart(6, '0')],
        ),
    ]
    for (let round = 0; round < 120; round += 1) await random.pick(changes)()
    const after = await storedRows()
    await run(
      'update sections set product_count = (select count(*) from products p where p.shop_id = sections.shop_id and p.section_ord between ord and ord_end)',
    )
    await run('delete from listing')
    await run('delete from listing_stock')
    await run('select refresh_listing(id) from shops')
    expect(await storedRows()).toEqual(after)
  })

  test('the last piece that an order takes leaves «in stock» at once, and comes back with the cancelled order', async () => {
    const client = (await api.login('client@example.com')).access_token
    await run(
      'update products set assortment = true, base_price = 500000, base_old_price = null, remain = 4, to_order = false, min_quantity = 1, step_quantity = 1 where shop_id = 1 and id = 1101',
    )
    const before = flagOf(await filters(), 'stock') ?? 0
    expect(await idsOf('filters=base:stock')).toContain(1101)
    await api.post(client, '/v3/api/client/basket/', { products: 'all' })
    await api.post(client, '/v4/api/client/basket/main/add/', { 'products[1101]': 4 })
    const order = await api.post(client, '/v4/api/client/order_basket/main/create/', {
      payment: 'CASH',
      delivery_type: '1',
      tradepoint_id: 1,
    })
    const id = order.json<{ response: { ORDER_ID: number } }>().response.ORDER_ID
    expect(id).toEqual(expect.any(Number))
    expect(flagOf(await filters(), 'stock')).toBe(before - 1)
    expect(await idsOf('filters=base:stock')).not.toContain(1101)
    expect((await idsOf('sort=REMAIN&order=DESC')).indexOf(1101)).toBeGreaterThan(200)
    await api.post(client, '/v3/api/client/order/', {
      action: 'cancel',
      order_id: id,
      cancel_comment: 'Передумали',
    })
    expect(flagOf(await filters(), 'stock')).toBe(before)
    expect(await idsOf('filters=base:stock')).toContain(1101)
  })

  test('counts that are kept are counted anew when another process changes a price, a mark or a property', async () => {
    const before = await filters('filters=price:0,1')
    await run('update products set base_price = 50, base_old_price = null where shop_id = 1 and id = 1102')
    expect((await filters('filters=price:0,1')).NAV.CNT).toBe(before.NAV.CNT + 1)
    await run(
      `insert into product_properties (shop_id, product_id, property_id, value)
     select 1, 1103, id, 'Небывалый' from properties where shop_id = 1 and code = 'format'
     on conflict (shop_id, product_id, property_id) do update set value = excluded.value`,
    )
    await run(`update properties set facet = true where shop_id = 1 and code = 'format'`)
    expect(lineOf(await filters(), 'format', 'Небывалый')).toMatchObject({ CNT: 1, DISABLED: 'N' })
    expect(await idsOf(`filters=${encodeURIComponent('format:Небывалый')}`)).toEqual([1103])
  })

  test('a shop can be deleted with everything that is kept of it', async () => {
    await run('delete from shops where id = 3')
    for (const table of ['listing', 'listing_stock', 'listing_versions', 'facet_values'])
      expect((await run(`select from ${table} where shop_id = 3`)).rowCount).toBe(0)
  })
})

let visitor: string
beforeAll(async () => {
  visitor = await api.visitor()
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
