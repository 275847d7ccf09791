import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import type pg from 'pg'
import { basketOf, setProduct, someProducts } from '../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../checkout/orders/testing/order-calls'
import { somebodyWaits } from '../testing/somebody-waits'
import { startTestApi, type TestApi } from '../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(300)
}, 240_000)
afterAll(() => api.close())

describe('the listing', () => {
  /** A product with values that products can be filtered by, and one of these properties. */
  let product = 0
  let property = 0
  beforeAll(async () => {
    const { rows } = await api.pool.query<{ product_id: number; property_id: number }>(
      `select owned.product_id, owned.property_id from product_properties owned
     join properties on properties.shop_id = 1 and properties.id = owned.property_id and properties.facet
     where owned.shop_id = 1 order by 1, 2 limit 1`,
    )
    product = rows[0]?.product_id ?? 0
    property = rows[0]?.property_id ?? 0
  })

  const listed = async () => {
    const { rows } = await api.pool.query(
      `select l.*, stock.remain, p.price as own_price, p.remain > 0 as has_stock from listing l
     join listing_stock stock on stock.shop_id = l.shop_id and stock.product_id = l.product_id
     join products p on p.shop_id = l.shop_id and p.id = l.product_id
     where l.shop_id = 1 and l.product_id = $1`,
      [product],
    )
    return rows[0]
  }

  /**
   * The first change is not committed when the second one is made.
   * @param isCommitting it has done all but that, and the second one waits for it; else the second one is committed before it
   */
  async function together(
    [first, second]: readonly ((client: pg.PoolClient) => Promise<unknown>)[],
    isCommitting: boolean,
  ): Promise<void> {
    const clients = await Promise.all([api.pool.connect(), api.pool.connect()])
    try {
      for (const client of clients) await client.query("begin; set local lock_timeout = '5s'")
      await first?.(clients[0])
      await second?.(clients[1])
      if (isCommitting) await clients[0].query('set constraints all immediate')
      const committed = clients[1].query('commit')
      await (isCommitting ? somebodyWaits(api.pool) : committed)
      await clients[0].query('commit')
      await committed
    } finally {
      for (const client of clients) client.release()
    }
  }

  const sellOut = (client: pg.PoolClient) =>
    client.query(
      `update products set base_price = 77000, remain = 0, marks = array['hot'] where shop_id = 1 and id = $1`,
      [product],
    )

  const describeAnew = (client: pg.PoolClient) =>
    client.query(
      `update product_properties set value = value || '!' where shop_id = 1 and product_id = $1 and property_id = $2`,
      [product, property],
    )

  const describeNoMore = async (client: pg.PoolClient) => {
    await client.query(
      `insert into product_properties (shop_id, product_id, property_id, value) select 1, $1, id, 'Лишний' from properties
     where shop_id = 1 on conflict do nothing`,
      [product],
    )
    await client.query(
      'delete from product_properties where shop_id = 1 and product_id = $1 and property_id <> $2',
      [product, property],
    )
  }

  const moveBrands = (client: pg.PoolClient) =>
    client.query(`update brands set country = country || '!' where shop_id = 1`)

  const filterByNoMore = (client: pg.PoolClient) =>
    client.query('update properties set facet = not facet where shop_id = 1 and id <> $1', [property])

  test.each([
    ['properties of a product', describeAnew],
    ['countries of brands', moveBrands],
    ['what products are filtered by', filterByNoMore],
    ['properties that are removed', describeNoMore],
  ])(
    '%s change beside a price and a stock: the list has each of them, and nobody waits before the commit',
    async (_, change) => {
      for (const changes of [
        [sellOut, change],
        [change, sellOut],
      ])
        for (const isCommitting of [true, false]) {
          await api.pool.query(
            `update products set base_price = 100000, base_old_price = null, remain = 5, marks = '{}'
         where shop_id = 1 and id = $1`,
            [product],
          )
          await together(changes, isCommitting)
          const found = await listed()
          expect(found).toMatchObject({ price: 77_000, own_price: 77_000, in_stock: false, remain: 0 })
          await api.pool.query('select refresh_listing(1)')
          expect(await listed()).toEqual(found)
        }
    },
  )

  test('an order that waits for an import to be committed holds up no other order', async () => {
    const [one, other] = await Promise.all(
      ['client', 'loyalty'].map(async (name) => (await api.login(`${name}@example.com`)).access_token),
    )
    const calls = orderCalls(api)
    const [last = 0] = (await someProducts(api, 2)).filter((id) => id !== product)
    await setProduct(api, product, { price: 500_000, remain: 1 })
    await setProduct(api, last, { price: 500_000 })
    // The first order of all adds what later ones find.
    await basketOf(api, other ?? '').replace({ [last]: 1 })
    expect((await calls.create(other ?? '')).CREATE_ORDER.CREATE).toBe('Y')
    await basketOf(api, one ?? '').replace({ [product]: 1 })
    await basketOf(api, other ?? '').replace({ [last]: 1 })
    const importer = await api.pool.connect()
    try {
      await importer.query('begin')
      await describeAnew(importer)
      await importer.query('set constraints all immediate')
      const waiting = calls.create(one ?? '')
      await somebodyWaits(api.pool)
      expect((await calls.create(other ?? '')).CREATE_ORDER.CREATE).toBe('Y')
      await importer.query('commit')
      expect((await waiting).CREATE_ORDER.CREATE).toBe('Y')
    } finally {
      importer.release()
    }
  })
})

describe('the search', () => {
  const found = async (q: string) =>
    (await api.get(await api.visitor(), `/v3/api/catalog/search/list/?limit=1000&q=${encodeURIComponent(q)}`))
      .json<ProductListAnswer>()
      .ITEMS.map(({ ID }) => ID)

  test.each([
    { first: 'the product', names: ['Зюзюка', 'Ыхнатон'] },
    { first: 'the brand', names: ['Тютюка', 'Бырлатон'] },
  ])(
    'a product and its brand that are renamed together are found by both names; $first came first',
    async ({ first, names: [product, brand] }) => {
      const [id = 0] = await someProducts(api, 1)
      await api.pool.query(
        `update products set brand_id = (select min(id) from brands where shop_id = 1) where shop_id = 1 and id = $1`,
        [id],
      )
      const renames = [
        (client: pg.PoolClient) =>
          client.query('update products set name = $2 where shop_id = 1 and id = $1', [id, product]),
        (client: pg.PoolClient) =>
          client.query(
            `update brands set name = $2
         where shop_id = 1 and id = (select brand_id from products where shop_id = 1 and id = $1)`,
            [id, brand],
          ),
      ]
      const [early, late] = first === 'the product' ? renames : renames.toReversed()
      const clients = await Promise.all([api.pool.connect(), api.pool.connect()])
      try {
        await clients[0].query('begin')
        await early?.(clients[0])
        const waiting = late?.(clients[1])
        await somebodyWaits(api.pool)
        await clients[0].query('commit')
        await waiting
      } finally {
        for (const client of clients) client.release()
      }
      expect(await found(product ?? '')).toEqual([id])
      expect(await found(`${product} ${brand}`)).toEqual([id])
    },
  )
})

describe('the sections', () => {
  const lock = (client: pg.PoolClient, id: number) =>
    client.query('select from products where shop_id = 1 and id = $1 for no key update', [id])

  /** Whoever walks through the table, or through its sections by popularity, meets the other product before this one. */
  async function standBehind(id: number, other: number): Promise<void> {
    await api.pool.query('update products set popularity = 9000000 where shop_id = 1 and id = $1', [other])
    // Each version is too long for what is left of a page.
    for (let version = 0; version < 20; version += 1) {
      await api.pool.query(
        `update products set popularity = 1, detail_text =
         (select string_agg(md5(($2 + n)::text), '') from generate_series(1, 40) as n)
       where shop_id = 1 and id = $1`,
        [id, version],
      )
      const { rowCount } = await api.pool.query(
        `select from products one, products other where one.ctid > other.ctid
         and one.shop_id = 1 and one.id = $1 and other.shop_id = 1 and other.id = $2`,
        [id, other],
      )
      if (rowCount === 1) return
    }
    throw new Error(`Product ${id} still stands before ${other}`)
  }

  test.each([
    { name: 'products by their id', gift: false },
    { name: 'a gift of an offer after all others', gift: true },
  ])('a new section locks what stands behind it as orders do: $name', async ({ gift }) => {
    const { rows } = await api.pool.query<{ ids: number[] }>(
      `select array_agg(id order by id) as ids from products where shop_id = 1 group by section_id
     having count(*) > 1 order by min(section_ord) desc limit 1`,
    )
    const [low = 0, high = 0] = rows[0]?.ids ?? []
    // An order locks the first of these first.
    const [first, second] = gift ? [high, low] : [low, high]
    await api.pool.query('delete from offers')
    if (gift)
      await api.pool.query(
        `with made as (insert into offers (shop_id, type, title, min_sum) values (1, 'gift_sum', 'Подарок', 1) returning id)
       insert into offer_gifts (shop_id, offer_id, product_id) select 1, id, $1 from made`,
        [low],
      )
    await standBehind(first, second)
    const [order, operator] = await Promise.all([api.pool.connect(), api.pool.connect()])
    try {
      await order.query('begin')
      await lock(order, first)
      const placed = operator.query(
        `insert into sections (shop_id, id, name, sort) values (1, $1, 'Новый раздел', 0)`,
        [gift ? 9002 : 9001],
      )
      await somebodyWaits(api.pool)
      await lock(order, second)
      await order.query('commit')
      await placed
    } finally {
      for (const client of [order, operator]) client.release()
    }
    const { rows: misplaced } = await api.pool.query(
      `select p.id from products p join sections s on s.shop_id = 1 and s.id = p.section_id
     join listing l on l.shop_id = 1 and l.product_id = p.id
     join listing_stock stock on stock.shop_id = 1 and stock.product_id = p.id
     where p.shop_id = 1 and (p.section_ord, l.section_ord, stock.section_ord) is distinct from (s.ord, s.ord, s.ord)`,
    )
    expect(misplaced).toEqual([])
  })
})
