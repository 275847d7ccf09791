import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type pg from 'pg'
import { basketOf, setProduct, someProducts } from '../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../checkout/orders/testing/order-calls'
import { Random } from '../platform/random'
import { somebodyWaits } from '../testing/somebody-waits'
import { startTestApi, type TestApi } from '../testing/start-test-api'
import { inLockOrder } from './offers/lock-order'
import { makeOffer, setPeriod } from './offers/testing/make-offer'
import { applyPrices, shopsWithDuePrices } from './prices/apply-prices'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await api.db.deleteFrom('offers').execute()
})
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

beforeAll(async () => {})

let products: number[] = []
beforeAll(async () => {
  products = await someProducts(api, 20)
})

const ROUNDS = 30

/** An offer as it stands in the end; null: deleted. */
interface Offer {
  items: Record<number, number>
  runs: boolean
}

const some = (random: Random, count: number): number[] => [
  ...new Set(Array.from({ length: count }, () => random.pick(products))),
]

/** Offers that are made, changed, ended, begun and deleted, one after another. */
async function changeOffers(seed: number, offers: Map<number, Offer>): Promise<void> {
  const random = new Random(seed)
  const own: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const items = Object.fromEntries(some(random, 5).map((id) => [id, random.whole(1, 60)]))
    const id = random.pick(own.length > 0 ? own : [0])
    const offer = offers.get(id)
    const change = offer ? random.pick(['make', 'items', 'end', 'begin', 'delete'] as const) : 'make'
    if (change === 'make' || !offer) {
      const made = await makeOffer(api, { items })
      own.push(made)
      offers.set(made, { items, runs: true })
    } else if (change === 'items') {
      await api.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('offer_items').where('shop_id', '=', 1).where('offer_id', '=', id).execute()
        const rows = Object.entries(items).map(([product, percent]) => ({
          ...{ shop_id: 1, offer_id: id, product_id: Number(product), percent },
        }))
        await trx.insertInto('offer_items').values(rows).execute()
      })
      offer.items = items
    } else if (change === 'delete') {
      await api.db.deleteFrom('offers').where('shop_id', '=', 1).where('id', '=', id).execute()
      offers.delete(id)
    } else {
      offer.runs = change === 'begin'
      await setPeriod(api, id, offer.runs ? -1 : -2, offer.runs ? 1 : -1)
    }
  }
}

/** An import that writes new prices, many products at once. @returns kopecks that each of the products is asked for in the end */
async function importPrices(seed: number): Promise<Map<number, number>> {
  const random = new Random(seed)
  const asked = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = round === 0 ? products : some(random, 7)
    await api.db.transaction().execute(async (trx) => {
      for (const id of [...part].sort((a, b) => a - b)) {
        const base_price = random.whole(1, 500_000)
        await trx
          .updateTable('products')
          .set({ base_price, base_old_price: null })
          .where('shop_id', '=', 1)
          .where('id', '=', id)
          .execute()
        asked.set(id, base_price)
      }
    })
  }
  return asked
}

/** Orders and cancelled ones: stock that is taken to nothing and comes back, products locked as orders lock them. */
async function takeStock(seed: number): Promise<void> {
  const random = new Random(seed)
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const part = some(random, 6)
    await api.db.transaction().execute(async (trx) => {
      await sql`select from products p where p.shop_id = 1 and p.id = any(${part}::int[])
        order by ${inLockOrder} for no key update`.execute(trx)
      await sql`update products set remain = ${random.pick([0, 0, 3])}
        where shop_id = 1 and id = any(${part}::int[])`.execute(trx)
    })
  }
}

/** An import that describes products anew, and gives their brands another country. */
async function importProperties(seed: number): Promise<void> {
  const random = new Random(seed)
  const { rows: properties } = await sql<{ id: number }>`
    select id from properties where shop_id = 1 and facet order by id limit 3`.execute(api.db)
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const part = some(random, 6)
    const property = random.pick(properties.map(({ id }) => id))
    const value = `Значение ${random.whole(1, 4)}`
    await api.db.transaction().execute(async (trx) => {
      await sql`insert into product_properties (shop_id, product_id, property_id, value)
        select 1, id, ${property}, ${value} from unnest(${part}::int[]) as list (id)
        on conflict (shop_id, product_id, property_id) do update set value = excluded.value`.execute(trx)
    })
    if (round % 3 === 0)
      await sql`delete from product_properties
        where shop_id = 1 and property_id = ${property} and product_id = any(${some(random, 3)}::int[])`.execute(
        api.db,
      )
    if (round % 5 === 0)
      await sql`update brands set country = ${value} where shop_id = 1 and id % 4 = ${round % 4}`.execute(
        api.db,
      )
  }
}

/** What lists and filters read of the products. */
const listed = async () => {
  const { rows } = await sql`
    select l.*, stock.remain from listing l
    join listing_stock stock on stock.shop_id = l.shop_id and stock.product_id = l.product_id
    where l.shop_id = 1 order by l.product_id`.execute(api.db)
  return rows
}

test('offers start, change, end and are deleted while imports write prices and properties and orders take stock: each price is its own, and lists agree', async () => {
  const offers = new Map<number, Offer>()
  let changing = true
  const applying = (async () => {
    while (changing) await applyPrices(api.db, 1, { batch: 3 })
  })()
  const [asked] = await Promise.all([
    importPrices(1),
    changeOffers(2, offers),
    changeOffers(3, offers),
    takeStock(4),
    importProperties(5),
  ])
  changing = false
  await applying
  await applyPrices(api.db, 1)
  expect(await shopsWithDuePrices(api.db)).not.toContain(1)

  const percentOf = (id: number) =>
    Math.max(0, ...[...offers.values()].map(({ items, runs }) => (runs ? (items[id] ?? 0) : 0)))
  const expected = products.map((id) => {
    const base = asked.get(id) ?? 0
    const percent = percentOf(id)
    const reduced = Math.floor((base * (100 - percent)) / 100 + 0.5)
    return reduced > 0 && reduced < base ? [id, reduced, base, percent] : [id, base, null, null]
  })
  const rows = await api.db
    .selectFrom('products')
    .where('shop_id', '=', 1)
    .where('id', 'in', products)
    .select(['id', 'price', 'old_price', 'special_percent'])
    .execute()
  const found = new Map(rows.map((row) => [row.id, [row.id, row.price, row.old_price, row.special_percent]]))
  expect(products.map((id) => found.get(id))).toEqual(expected)
  expect(expected.filter(([, , old]) => old !== null).length).toBeGreaterThan(3)

  const inLists = await listed()
  await sql`select refresh_listing(1)`.execute(api.db)
  expect(await listed()).toEqual(inLists)
})
