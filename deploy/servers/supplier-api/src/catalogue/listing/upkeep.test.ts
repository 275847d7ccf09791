import type {
  FiltersAnswer,
  FilterValue,
  ProductListAnswer,
  SectionsAnswer,
} from '@prilavok/shared-kernel/contract'
import { Random } from '../../platform/random'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { listingVersion } from '../scope/versioned-cache'

let api: TestApi
let visitor: string
beforeAll(async () => {
  api = await startTestApi(300)
  visitor = await api.visitor()
}, 240_000)
afterAll(() => api.close())

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
      run(`update product_properties set value = 'иное' where shop_id = 1 and product_id = $1`, [product()]),
    () => run('delete from products where shop_id = 1 and id = $1', [product()]),
    () => run('update properties set facet = not facet where shop_id = 1 and id = $1', [random.whole(1, 20)]),
    () => run(`update brands set country = 'Беларусь' where shop_id = 1 and id = $1`, [random.whole(1, 60)]),
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

const changes = async () =>
  Number((await run('select sum(changes) from listing_versions where shop_id = 1')).rows[0]?.sum)

test.each([
  ['properties', `update properties set title = title || '!' where shop_id = 1`],
  ['brands', `update brands set name = name || '!' where shop_id = 1`],
  ['marks', `update marks set title = title || '!' where shop_id = 1`],
  ['sections', `update sections set name = name || '!' where shop_id = 1`],
])('new names of many %s are one change of the listing, the same names are none', async (table, rename) => {
  const before = await changes()
  expect((await run(rename)).rowCount).toBeGreaterThan(1)
  expect(await changes()).toBe(before + 1)
  await run(`update ${table} set shop_id = shop_id where shop_id = 1`)
  expect(await changes()).toBe(before + 1)
})

test('a version is a few counters, whatever an import writes: a transaction counts once, and none waits for another', async () => {
  const counters = async () =>
    (await run('select slot, changes, changed_by from listing_versions where shop_id = 1 order by slot')).rows
  const version = () => listingVersion(api.db, 1)
  const before = await changes()
  const writers = await Promise.all(Array.from({ length: 3 }, () => api.pool.connect()))
  const seen = [await version()]
  try {
    for (const [index, writer] of writers.entries()) {
      await writer.query('begin')
      for (let row = 0; row < 51; row++)
        await writer.query(`update products set is_new = not is_new where shop_id = 1 and id = $1`, [
          1110 + index,
        ])
      expect(await version()).toBe(seen.at(-1))
    }
    for (const writer of writers) {
      await writer.query('commit')
      seen.push(await version())
    }
  } finally {
    for (const writer of writers) writer.release()
  }
  expect(new Set(seen).size).toBe(4)
  expect(await changes()).toBe(before + 3)
  for (let row = 0; row < 100; row++)
    await run(`update products set is_new = not is_new where shop_id = 1 and id = 1110`)
  expect(await changes()).toBe(before + 103)
  expect((await counters()).length).toBeLessThanOrEqual(4)
})

test('a change that is rolled back is none', async () => {
  const before = await listingVersion(api.db, 1)
  const writer = await api.pool.connect()
  try {
    await writer.query('begin')
    await writer.query(`update products set is_new = not is_new where shop_id = 1 and id = 1111`)
    await writer.query('rollback')
    expect(await listingVersion(api.db, 1)).toBe(before)
    await writer.query('begin')
    await writer.query('savepoint one')
    await writer.query(`update products set is_new = not is_new where shop_id = 1 and id = 1111`)
    await writer.query('rollback to savepoint one')
    await writer.query(`update products set is_new = not is_new where shop_id = 1 and id = 1111`)
    await writer.query('commit')
  } finally {
    writer.release()
  }
  expect(await listingVersion(api.db, 1)).not.toBe(before)
})

test('taking stock changes quantities alone: counts that are kept stay', async () => {
  await run('update products set remain = 100 where shop_id = 1 and id = 1104')
  const before = await changes()
  await run('update products set remain = 99 where shop_id = 1 and id = 1104')
  expect(await changes()).toBe(before)
  await run('update products set remain = 0 where shop_id = 1 and id = 1104')
  expect(await changes()).toBe(before + 1)
})

test('a list by stock passes small changes of great numbers over, and puts the products of a page right', async () => {
  const [first, second] = [1104, 1108]
  const set = (id: number, remain: number) =>
    run('update products set remain = $2 where shop_id = 1 and id = $1', [id, remain])
  const listed = async () =>
    (await run('select remain from listing_stock where shop_id = 1 and product_id = $1', [first])).rows[0]
  const numbers = [
    { from: 99, to: 98, listed: 98 },
    { from: 1, to: 0, listed: 0 },
    { from: 500_000, to: 450_000, listed: 500_000 },
    { from: 500_000, to: 550_000, listed: 500_000 },
    { from: 500_000, to: 449_999, listed: 449_999 },
    { from: 500_000, to: 550_001, listed: 550_001 },
    { from: 100, to: 0, listed: 0 },
    { from: 100, to: 90, listed: 100 },
  ]
  for (const { from, to, listed: remain } of numbers) {
    await set(first, 0)
    await set(first, from)
    expect(await listed()).toEqual({ remain: from })
    await set(first, to)
    expect(await listed()).toEqual({ remain })
  }
  await set(first, 0)
  await set(first, 500_000)
  await set(second, 490_000)
  await set(first, 480_000)
  const topmost = async (order: string) =>
    (await api.get(visitor, `/v3/api/catalog/list/?sort=REMAIN&order=${order}&limit=1000`))
      .json<ProductListAnswer>()
      .ITEMS.map(({ ID }) => ID)
      .filter((id) => id === first || id === second)
  expect(await topmost('DESC')).toEqual([second, first])
  expect(await topmost('ASC')).toEqual([first, second])
})

test('a product that goes is counted in no section', async () => {
  const total = async () =>
    (await api.get(visitor, '/v3/api/catalog/sections/'))
      .json<SectionsAnswer>()
      .ITEMS.filter(({ DEPTH_LEVEL }) => DEPTH_LEVEL === 1)
      .reduce((sum, { CNT }) => sum + CNT, 0)
  const before = await total()
  const { rowCount } = await run('delete from products where shop_id = 1 and id in (1105, 1106, 1107)')
  expect(await total()).toBe(before - (rowCount ?? 0))
})

test('a shop can be deleted with everything that is kept of it', async () => {
  await run('delete from shops where id = 3')
  for (const table of ['listing', 'listing_stock', 'listing_versions', 'facet_values'])
    expect((await run(`select from ${table} where shop_id = 3`)).rowCount).toBe(0)
})
