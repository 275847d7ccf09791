import { someProducts } from '../../checkout/basket/testing/goods-and-calls'
import { Random } from '../../platform/random'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { makeOffer, setPeriod } from '../offers/testing/make-offer'
import { applyPrices, shopsWithDuePrices } from './apply-prices'

let api: TestApi
let goods: number[] = []
beforeAll(async () => {
  api = await startTestApi(60)
  goods = await someProducts(api, 20)
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
  ...new Set(Array.from({ length: count }, () => random.pick(goods))),
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

/** An import that writes new prices, many goods at once. @returns kopecks that each of the goods is asked for in the end */
async function importPrices(seed: number): Promise<Map<number, number>> {
  const random = new Random(seed)
  const asked = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = round === 0 ? goods : some(random, 7)
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

test('offers start, change, end and are deleted while an import writes prices: in the end each price is its own', async () => {
  const offers = new Map<number, Offer>()
  let changing = true
  const applying = (async () => {
    while (changing) await applyPrices(api.db, 1, { batch: 3 })
  })()
  const [asked] = await Promise.all([importPrices(1), changeOffers(2, offers), changeOffers(3, offers)])
  changing = false
  await applying
  await applyPrices(api.db, 1)
  expect(await shopsWithDuePrices(api.db)).not.toContain(1)

  const percentOf = (id: number) =>
    Math.max(0, ...[...offers.values()].map(({ items, runs }) => (runs ? (items[id] ?? 0) : 0)))
  const expected = goods.map((id) => {
    const base = asked.get(id) ?? 0
    const percent = percentOf(id)
    const reduced = Math.floor((base * (100 - percent)) / 100 + 0.5)
    return reduced > 0 && reduced < base ? [id, reduced, base, percent] : [id, base, null, null]
  })
  const rows = await api.db
    .selectFrom('products')
    .where('shop_id', '=', 1)
    .where('id', 'in', goods)
    .select(['id', 'price', 'old_price', 'special_percent'])
    .execute()
  const found = new Map(rows.map((row) => [row.id, [row.id, row.price, row.old_price, row.special_percent]]))
  expect(goods.map((id) => found.get(id))).toEqual(expected)
  expect(expected.filter(([, , old]) => old !== null).length).toBeGreaterThan(3)
})
