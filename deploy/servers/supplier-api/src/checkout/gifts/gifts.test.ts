import type { GiftSumAnswer } from '@prilavok/shared-kernel/contract'
import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'

let api: TestApi
let client = ''
let paper = 0
let pens: number[] = []
beforeAll(async () => {
  api = await startTestApi(60)
  client = (await api.login('client@example.com')).access_token
  ;[paper = 0, ...pens] = await someProducts(api, 4)
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
  await setProduct(api, paper, { price: 500_000 })
  for (const pen of pens) await setProduct(api, pen)
})
afterAll(() => api.close())

const setSort = (offer: number, sort: number) =>
  api.db.updateTable('offers').set({ sort }).where('shop_id', '=', 1).where('id', '=', offer).execute()

/** Gifts as the basket shows them, and as its order has them: product and count. */
async function shownAndOrdered() {
  await basketOf(api, client).add({ [paper]: 1 })
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

test('a gift is offered while the stock has all of it, and an offer is told of while it has a gift', async () => {
  const [pen = 0] = pens
  const offer = await makeOffer(api, { title: 'Подарок', minSum: 600_000, gifts: { [pen]: 3 } })
  await basketOf(api, client).add({ [paper]: 1 })
  const told = async () => {
    const sums = (await api.get(client, '/v3/api/client/giftsum/?sum=7000')).json<GiftSumAnswer>()
    return [sums.ITEMS.map(({ ID, REST }) => [ID, REST]), (await basketOf(api, client).get()).OFFERS]
  }
  const missing = { ID: offer, TITLE: 'Подарок', REST: 1000, GIFT_SUM: 6000 }
  await setProduct(api, pen, { remain: 3 })
  expect(await told()).toEqual([[[pen, 0]], [missing]])
  await setProduct(api, pen, { remain: 2 })
  expect(await told()).toEqual([[], []])
  await basketOf(api, client).add({ [paper]: 1 })
  expect(await told()).toEqual([
    [],
    [{ ID: offer, TITLE: 'Подарок: подарок закончился', REST: 0, GIFT_SUM: 6000, ENDED: 'Y' }],
  ])
})

test('an order tells of several gifts that fell away', async () => {
  const [pen = 0, mug = 0] = pens
  await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 1, [mug]: 1 } })
  await setProduct(api, pen, { remain: 0, name: 'Ручка' })
  await setProduct(api, mug, { remain: 0, name: 'Кружка' })
  await basketOf(api, client).add({ [paper]: 1 })
  const { MESSAGE } = (await orderCalls(api).create(client)).CREATE_ORDER
  expect(MESSAGE.TEXT).toMatch(
    /отправлен\. Подарки «(Ручка», «Кружка|Кружка», «Ручка)» закончились и\u00a0в\u00a0заказ не\u00a0вошли$/,
  )
})

test('points bring no gifts: neither the bonus basket shows them nor its order has them', async () => {
  const [pen = 0] = pens
  const loyalty = (await api.login('loyalty@example.com')).access_token
  await makeOffer(api, { minSum: 100, gifts: { [pen]: 1 } })
  await setProduct(api, paper, { price: 500_000, loyalty_price: 40 })
  const bonus = basketOf(api, loyalty, 'loyalty')
  await bonus.add({ [paper]: 1 })
  const { GROUPS, OFFERS } = await bonus.get()
  expect([GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS.map(({ ID }) => ID)), OFFERS]).toEqual([[paper], []])
  const { ORDER_ID } = await orderCalls(api).create(loyalty, {}, 'loyalty')
  const order = await orderCalls(api).detail(loyalty, ORDER_ID)
  expect(order?.PRODUCTS.map(({ ID }) => ID)).toEqual([paper])
  expect(await orderCalls(api).remainOf(pen)).toBe(100)
})

test('what an order has bought and been given of one product goes back together when it is cancelled', async () => {
  const [pen = 0] = pens
  await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 2 } })
  await basketOf(api, client).add({ [paper]: 1, [pen]: 3 })
  const { ORDER_ID } = await orderCalls(api).create(client)
  expect(await orderCalls(api).remainOf(pen)).toBe(95)
  const cancel = { action: 'cancel', order_id: ORDER_ID ?? 0, cancel_comment: 'Ошибка' }
  await api.post(client, '/v3/api/client/order/', cancel)
  expect(await orderCalls(api).remainOf(pen)).toBe(100)
})

test('a gift has no price of any kind', async () => {
  const [pen = 0] = pens
  const loyalty = (await api.login('loyalty@example.com')).access_token
  await setProduct(api, pen, { price: 100_000, old_price: 200_000, loyalty_price: 40 })
  await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 1 } })
  await basketOf(api, loyalty).add({ [paper]: 1 })
  const rows = (await basketOf(api, loyalty).get()).GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS)
  await setProduct(api, pen, { old_price: null })
  expect(rows.find(({ ID }) => ID === pen)).toMatchObject({
    ...{ PRICE: 0, OLD_PRICE: null, LOYALTY_PRICE: null, SPECIAL_PERCENT: null, SUM: 0, GIFT: 'Y' },
  })
})

test('gifts stand in the first group alone, however many groups a basket has', async () => {
  const [pen = 0, ordered = 0] = pens
  await setProduct(api, ordered, { remain: 0, to_order: true })
  await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 1 } })
  await basketOf(api, client).add({ [paper]: 1, [ordered]: 1 })
  const { GROUPS } = await basketOf(api, client).get()
  expect(GROUPS.map(({ CODE, PRODUCTS }) => [CODE, PRODUCTS.map(({ ID }) => ID)])).toEqual([
    ['group_available', [paper, pen]],
    ['group_to_order', [ordered]],
  ])
})
