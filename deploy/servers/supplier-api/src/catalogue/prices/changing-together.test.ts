import { sql } from 'kysely'
import { someProducts } from '../../checkout/basket/testing/products-and-calls'
import { Random } from '../../platform/random'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { inLockOrder } from '../offers/lock-order'
import { makeOffer, setPeriod } from '../offers/testing/make-offer'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

let api: TestApi
let products: number[] = []
beforeAll(async () => {
  api = await startTestApi(60)
  products = await someProducts(api, 20)
  await api.db.deleteFrom('offers').execute()
}, 60_000)
afterAll(() => api.close())

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
