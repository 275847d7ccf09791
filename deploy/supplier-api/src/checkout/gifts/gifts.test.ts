import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setGoods, someProducts } from '../basket/testing/goods-and-calls'
import { orderCalls } from '../orders/testing/order-calls'

let api: TestApi
let client = ''
let goods = 0
let pens: number[] = []
beforeAll(async () => {
  api = await startTestApi(60)
  client = (await api.login('client@example.com')).access_token
  ;[goods = 0, ...pens] = await someProducts(api, 4)
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
  await setGoods(api, goods, { price: 500_000 })
  for (const pen of pens) await setGoods(api, pen)
})
afterAll(() => api.close())

const setSort = (offer: number, sort: number) =>
  api.db.updateTable('offers').set({ sort }).where('shop_id', '=', 1).where('id', '=', offer).execute()

/** Gifts as the basket shows them, and as its order has them: product and count. */
async function shownAndOrdered() {
  await basketOf(api, client).add({ [goods]: 1 })
  const { GROUPS } = await basketOf(api, client).get()
  const shown = GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS).filter(({ GIFT }) => GIFT === 'Y')
  const { ORDER_ID } = await orderCalls(api).create(client)
  const rows = await api.db
    .selectFrom('order_rows')
    .where('shop_id', '=', 1)
    .where('order_id', '=', ORDER_ID)
    .where('offer_id', 'is not', null)
    .select(['product_id', 'quantity', 'offer_id'])
    .orderBy('position')
    .execute()
  return {
    shown: shown.map(({ ID, QUANTITY }) => [ID, QUANTITY]),
    ordered: rows.map(({ product_id, quantity }) => [product_id, quantity]),
    offers: rows.map(({ offer_id }) => offer_id),
  }
}

test.each([
  ['the second', [1, 2]],
  ['the first', [2, 1]],
])(
  'of two offers of one sum with one gift the order takes the one that the basket shows: %s',
  async (_, sorts) => {
    const pen = pens[0] ?? 0
    const offers = [
      await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 2 } }),
      await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 3 } }),
    ]
    for (const [index, offer] of offers.entries()) await setSort(offer, sorts[index] ?? 0)
    const last = sorts.indexOf(2)
    const { shown, ordered, offers: taken } = await shownAndOrdered()
    expect(shown).toEqual([[pen, last + 2]])
    expect(ordered).toEqual(shown)
    expect(taken).toEqual([offers[last]])
  },
)

test('gifts stand in the order as the basket shows them: from the smallest sum up', async () => {
  const [first = 0, second = 0, third = 0] = pens
  await setSort(await makeOffer(api, { minSum: 400_000, gifts: { [third]: 1 } }), 0)
  await setSort(await makeOffer(api, { minSum: 300_000, gifts: { [second]: 1 } }), 2)
  await setSort(await makeOffer(api, { minSum: 300_000, gifts: { [first]: 1 } }), 1)
  const { shown, ordered } = await shownAndOrdered()
  expect(shown).toEqual([first, second, third].map((id) => [id, 1]))
  expect(ordered).toEqual(shown)
})
