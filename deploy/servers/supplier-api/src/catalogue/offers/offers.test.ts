import type {
  GiftSumAnswer,
  OfferAnswer,
  OfferListAnswer,
  ProductAnswer,
} from '@prilavok/shared-kernel/contract'
import { basketOf, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { chooseGifts, runningGifts } from '../../checkout/gifts/gifts'
import { orderCalls } from '../../checkout/orders/testing/order-calls'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { applyPrices } from '../prices/apply-prices'
import { makeOffer, setPeriod } from './testing/make-offer'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let visitor = ''
let client = ''
let paper = 0
let pen = 0
let mug = 0
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  visitor = await api.visitor()
  client = (await api.login('client@example.com')).access_token
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
  ;[paper = 0, pen = 0, mug = 0] = await someProducts(api, 3)
  for (const id of [paper, pen, mug])
    await setProduct(api, id, {
      price: 100_000,
      old_price: null,
      special_percent: null,
      special_offer_id: null,
      marks: [],
    })
})
afterAll(() => api.close())

const list = async (query = '', token = visitor) =>
  (await api.get(token, `/v3/api/client/offer/?${query}`)).json<OfferListAnswer>()
const product = async (id: number) =>
  (await api.get(visitor, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT
const giftSum = async (query = '', token = visitor) =>
  (await api.get(token, `/v3/api/client/giftsum/?${query}`)).json<GiftSumAnswer>()

test('[API-069] offers of a type, or those valid now; valid ones first, then those to come, then the past', async () => {
  const past = await makeOffer(api, { title: 'Была', from: -9, to: -3, items: { [paper]: 10 } })
  const future = await makeOffer(api, { title: 'Будет', from: 3, to: 9, items: { [paper]: 10 } })
  const sale = await makeOffer(api, { title: 'Идёт', from: -3, to: 3, items: { [paper]: 10 } })
  const gift = await makeOffer(api, {
    title: 'Подарок',
    from: -3,
    to: 2,
    minSum: 500_000,
    gifts: { [pen]: 2 },
  })
  const all = await list()
  expect(all.ITEMS.map((offer) => offer.ID)).toEqual([gift, sale, future, past])
  expect(all.ITEMS.map((offer) => offer.ACTIVE)).toEqual(['Y', 'Y', 'N', 'N'])
  expect(all.NAV).toEqual({ CNT: 4, LIMIT: 20, OFFSET: 0 })
  expect((await list('type=special_price&active=Y')).ITEMS.map((offer) => offer.ID)).toEqual([sale])
  expect((await list('type=GIFT_SUM')).ITEMS.map((offer) => offer.ID)).toEqual([gift])
  expect(await list('active=Y&limit=1&offset=1')).toMatchObject({
    ITEMS: [{ ID: sale }],
    NAV: { CNT: 2, LIMIT: 1, OFFSET: 1 },
  })
})

test('[API-068] one offer: gifts with their sum, or products at their special price', async () => {
  const gift = await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 2, [mug]: 1 } })
  const sale = await makeOffer(api, { from: 1, to: 5, items: { [paper]: 15 } })
  const read = async (id: number) =>
    (await api.get(visitor, `/v3/api/client/offer/${id}/`)).json<OfferAnswer>().ITEM
  expect(await read(gift)).toMatchObject({
    TYPE: 'GIFT_SUM',
    SUM: 5000,
    PRODUCT_ID: pen,
    PRESENTS: [
      { ID: pen, QUANTITY: 2, GIFT: 'Y' },
      { ID: mug, QUANTITY: 1 },
    ],
    ITEMS: [],
    MARKS: [{ CODE: 'gift_sum', PREDEFINED: 'Y' }],
  })
  expect(await read(sale)).toMatchObject({
    TYPE: 'SPECIAL_PRICE',
    SUM: null,
    PRODUCT_ID: paper,
    PRODUCT_NAME: (await product(paper))?.NAME,
    PRESENTS: [],
    ITEMS: [{ ID: paper, PRICE: 1000, OFFER_PRICE: 850, OFFER_PERCENT: 15 }],
    NAV: { CNT: 1 },
    MARKS: [{ CODE: 'special_price' }],
  })
})

test('an offer to come says what the products will cost: not less than a price that the supplier crosses out himself leaves', async () => {
  await setProduct(api, paper, { price: 100_000, old_price: 120_000 })
  await setProduct(api, pen, { price: 1 })
  await setProduct(api, mug, { price: 100_000 })
  const sale = await makeOffer(api, { from: 1, to: 5, items: { [paper]: 20, [pen]: 60, [mug]: 20 } })
  const { ITEM } = (await api.get(visitor, `/v3/api/client/offer/${sale}/`)).json<OfferAnswer>()
  const announced = new Map(ITEM.ITEMS.map(({ ID, OFFER_PRICE }) => [ID, OFFER_PRICE]))
  await setPeriod(api, sale, -1, 5)
  await applyPrices(api.db, 1)
  for (const [id, price] of [
    [paper, 1000],
    [pen, 0.01],
    [mug, 800],
  ] as const) {
    expect([id, announced.get(id)]).toEqual([id, price])
    expect((await product(id))?.PRICE).toBe(price)
  }
})

test('the products of an offer come in pages, the most popular first, and are counted past the last page, too', async () => {
  const ids = await someProducts(api, 9)
  for (const [index, id] of ids.entries()) await setProduct(api, id, { popularity: 1000 - index })
  const sale = await makeOffer(api, { items: Object.fromEntries(ids.map((id) => [id, 10])) })
  const other = await makeOffer(api, { items: { [ids[8] ?? 0]: 15, [ids[7] ?? 0]: 15 } })
  const page = async (query: string) =>
    (await api.get(visitor, `/v3/api/client/offer/${sale}/?${query}`)).json<OfferAnswer>().ITEM
  for (const [offset, length] of [
    [0, 4],
    [4, 4],
    [8, 1],
    [9, 0],
    [100, 0],
  ] as const) {
    const { ITEMS, NAV } = await page(`limit=4&offset=${offset}`)
    expect(ITEMS.map(({ ID }) => ID)).toEqual(ids.slice(offset, offset + length))
    expect(NAV).toEqual({ CNT: 9, LIMIT: 4, OFFSET: offset })
  }
  const { ITEMS: offers } = await list()
  expect(new Map(offers.map(({ ID, ITEMS, NAV }) => [ID, [NAV.CNT, ITEMS.map((item) => item.ID)]]))).toEqual(
    new Map([
      [sale, [9, ids.slice(0, 6)]],
      [other, [2, [ids[7], ids[8]]]],
    ]),
  )
})

test("an unknown offer and another shop's are not found, by visitors as by clients", async () => {
  const own = await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 1 } })
  const blue = await api.visitor(BLUE)
  const paths = [`/v3/api/client/offer/${own}/`, '/v3/api/client/offer/99999999999/']
  const answers = await Promise.all(paths.map((path) => api.get(blue, path)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect((await list('', blue)).ITEMS).toEqual([])
})

test('a special price stands in the products in its period only, rounded as the shop rounds', async () => {
  const sale = await makeOffer(api, { from: -1, to: 1, items: { [paper]: 33 } })
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({
    PRICE: 670,
    OLD_PRICE: 1000,
    SPECIAL_PERCENT: 33,
    MARKS: [expect.objectContaining({ CODE: 'special_price' })],
  })
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({ PRICE: 670 })
  await setPeriod(api, sale, -2, -1)
  await Promise.all([applyPrices(api.db, 1), applyPrices(api.db, 1)])
  expect(await product(paper)).toMatchObject({
    PRICE: 1000,
    OLD_PRICE: null,
    SPECIAL_PERCENT: null,
    MARKS: [],
  })
})

test('of two offers the greater reduction counts; the other takes over when it ends', async () => {
  const small = await makeOffer(api, { from: -1, to: 5, items: { [paper]: 10 } })
  const great = await makeOffer(api, { from: -1, to: 1, items: { [paper]: 20 } })
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({ PRICE: 800 })
  await setPeriod(api, great, -2, -1)
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({ PRICE: 900, SPECIAL_PERCENT: 10 })
  await setPeriod(api, small, -2, -1)
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({ PRICE: 1000 })
})

test('a price that is reduced already, or too small to be, is left alone', async () => {
  await setProduct(api, paper, { price: 100_000, old_price: 120_000 })
  await setProduct(api, pen, { price: 1 })
  const sale = await makeOffer(api, { from: -1, to: 1, items: { [paper]: 50, [pen]: 1 } })
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({ PRICE: 1000, OLD_PRICE: 1200 })
  expect(await product(pen)).toMatchObject({ PRICE: 0.01, OLD_PRICE: null })
  await setPeriod(api, sale, -2, -1)
  await applyPrices(api.db, 1)
  expect(await product(paper)).toMatchObject({ PRICE: 1000, OLD_PRICE: 1200 })
  await setProduct(api, paper, { old_price: null })
})

test('an order is made at the prices of its moment: an offer that has ended meanwhile is told of first', async () => {
  const sale = await makeOffer(api, { from: -1, to: 1, items: { [paper]: 20 } })
  await applyPrices(api.db, 1)
  await basketOf(api, client).add({ [paper]: 10 })
  expect((await basketOf(api, client).get()).INFO.itemsSum).toBe(8000)
  await setPeriod(api, sale, -2, -1)
  await applyPrices(api.db, 1)
  expect((await calls.create(client)).CREATE_ORDER.MESSAGE.CODE).toBe('order_changed')
  expect((await basketOf(api, client).get()).INFO.itemsSum).toBe(10_000)
})

test('[API-023] giftsum answers the gifts with the sum that each needs, and what is missing to it', async () => {
  await makeOffer(api, { title: 'От пяти', minSum: 500_000, gifts: { [pen]: 1 } })
  await makeOffer(api, { title: 'От девяти', minSum: 900_000, gifts: { [mug]: 2 } })
  expect(await giftSum('sum=6000.5&any=thing')).toMatchObject({
    SUM: 6000.5,
    ITEMS: [
      { ID: pen, QUANTITY: 1, GIFT_SUM: 5000, REST: 0, OFFER_TITLE: 'От пяти' },
      { ID: mug, QUANTITY: 2, GIFT_SUM: 9000, REST: 2999.5 },
    ],
  })
  await basketOf(api, client).add({ [paper]: 5 })
  expect(await giftSum('', client)).toMatchObject({ SUM: 5000, ITEMS: [{ REST: 0 }, { REST: 4000 }] })
  await setProduct(api, paper, { price: 100_000, remain: 4 })
  expect(await giftSum('', client)).toMatchObject({ SUM: 4000, ITEMS: [{ REST: 1000 }, { REST: 5000 }] })
  await setProduct(api, mug, { remain: 1 })
  expect((await giftSum()).ITEMS.map((gift) => gift.ID)).toEqual([pen])
})

test('the basket shows its gifts as rows of price 0 that count for nothing, and what is missing to the next', async () => {
  const five = await makeOffer(api, { title: 'От пяти', minSum: 500_000, gifts: { [pen]: 2 } })
  const nine = await makeOffer(api, { title: 'От девяти', minSum: 900_000, gifts: { [mug]: 1 } })
  const basket = basketOf(api, client)
  await basket.add({ [paper]: 5 })
  const { GROUPS, OFFERS, INFO } = await basket.get()
  expect(GROUPS).toMatchObject([
    {
      CNT: 1,
      SUM: 5000,
      PRODUCTS: [
        { ID: paper, GIFT: 'N' },
        { ID: pen, GIFT: 'Y', PRICE: 0, SUM: 0, QUANTITY: 2 },
      ],
    },
  ])
  expect(INFO).toMatchObject({ itemsCount: 1, itemsSum: 5000 })
  expect(OFFERS).toEqual([
    { ID: five, TITLE: 'От пяти', REST: 0, GIFT_SUM: 5000 },
    { ID: nine, TITLE: 'От девяти', REST: 4000, GIFT_SUM: 9000 },
  ])
  await setProduct(api, pen, { remain: 1 })
  const without = await basket.get()
  expect(without.GROUPS[0]?.PRODUCTS).toHaveLength(1)
  expect(without.OFFERS[0]?.TITLE).toBe('От пяти: подарок закончился')
})

test('an order gets its gifts and takes their stock; cancelled it gives them back; repeated it does not buy them', async () => {
  await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 2 } })
  const basket = basketOf(api, client)
  await basket.add({ [paper]: 5 })
  const { ORDER_ID } = await calls.create(client)
  expect(await calls.detail(client, ORDER_ID)).toMatchObject({
    PRODUCTS_SUM: 5000,
    POSITION_COUNT: 1,
    PRODUCTS: [
      { ID: paper, GIFT: 'N' },
      { ID: pen, GIFT: 'Y', PRICE: 0, QUANTITY: 2 },
    ],
    GIFT_REMARK: '',
  })
  expect(await calls.remainOf(pen)).toBe(98)
  await api.post(client, '/v3/api/client/order/', { action: 'copy', order_id: ORDER_ID ?? 0 })
  const rows = (await basket.get()).GROUPS.flatMap((group) => group.PRODUCTS)
  expect(rows.filter((row) => row.GIFT === 'N').map((row) => row.ID)).toEqual([paper])
  await api.post(client, '/v3/api/client/order/', {
    ...{ action: 'cancel', order_id: ORDER_ID ?? 0, cancel_comment: 'Ошибка' },
  })
  expect(await calls.remainOf(pen)).toBe(100)
})

test('a gift that the browser adds is a row like any other: it is paid, and nothing makes it a gift', async () => {
  await makeOffer(api, { minSum: 50_000_000, gifts: { [pen]: 1 } })
  await api.post(client, '/v4/api/client/basket/main/add/', {
    ...{ [`products[${pen}]`]: 1, gift: 'Y', GIFT: 'Y', 'gifts[0]': pen, offer_id: 1, price: 0 },
  })
  const { GROUPS, INFO } = await basketOf(api, client).get()
  expect(GROUPS[0]?.PRODUCTS).toMatchObject([{ ID: pen, GIFT: 'N', PRICE: 1000 }])
  expect(INFO.itemsSum).toBe(1000)
})

test('a gift out of stock falls away, the order says so, and says it again when it is asked for with its key', async () => {
  await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 2 } })
  await setProduct(api, pen, { remain: 1 })
  const name = (await product(pen))?.NAME
  await basketOf(api, client).add({ [paper]: 5 })
  await basketOf(api, client).get()
  const form = { idempotency_key: 'order-without-gift' }
  const answer = await calls.create(client, form)
  expect(answer.CREATE_ORDER).toMatchObject({
    CREATE: 'Y',
    MESSAGE: { TEXT: expect.stringContaining(`Подарок «${name}» закончился`) },
  })
  expect(await calls.create(client, form)).toEqual(answer)
  expect(await calls.detail(client, answer.ORDER_ID)).toMatchObject({
    PRODUCTS: [{ ID: paper }],
    GIFT_REMARK: expect.stringContaining('закончился'),
  })
  const emails = await sentEmails(api)
  const email = emails.find(({ plain }) => plain.includes(`/cabinet/orders/${answer.ORDER_ID}\n`))
  expect(email?.plain).toContain(`Подарок «${name}» закончился`)
  expect(await calls.remainOf(pen)).toBe(1)
})

test('what an order buys is not given away with it, and a product of two offers is given once', async () => {
  await makeOffer(api, { minSum: 300_000, gifts: { [pen]: 1 } })
  await makeOffer(api, { minSum: 400_000, gifts: { [pen]: 3 } })
  const gifts = await runningGifts(api.db, await visitorSession())
  expect(chooseGifts(gifts, 500_000).given).toMatchObject([{ productId: pen, quantity: 3 }])
  await setProduct(api, pen, { price: 100_000, remain: 5 })
  await basketOf(api, client).add({ [pen]: 4 })
  const { GROUPS, OFFERS } = await basketOf(api, client).get()
  expect(GROUPS[0]?.PRODUCTS).toHaveLength(1)
  expect(OFFERS.map(({ TITLE }) => TITLE)).toContainEqual(expect.stringContaining('подарок закончился'))
  const { ORDER_ID } = await calls.create(client)
  expect((await calls.detail(client, ORDER_ID))?.PRODUCTS).toHaveLength(1)
  expect(await calls.remainOf(pen)).toBe(1)
})

test('an offer for one order of a client is over with that order, and open again when it is cancelled', async () => {
  await makeOffer(api, { minSum: 500_000, gifts: { [mug]: 1 }, once: true })
  const order = async () => {
    await basketOf(api, client).add({ [paper]: 5 })
    const { ORDER_ID } = await calls.create(client)
    return { ORDER_ID, rows: (await calls.detail(client, ORDER_ID))?.PRODUCTS.length }
  }
  const first = await order()
  expect(first.rows).toBe(2)
  expect((await order()).rows).toBe(1)
  await api.post(client, '/v3/api/client/order/', {
    ...{ action: 'cancel', order_id: first.ORDER_ID ?? 0, cancel_comment: 'Ошибка' },
  })
  expect((await order()).rows).toBe(2)
})

test('two orders for the last gift: one gets it, both are made; orders that buy what others get do not block each other', async () => {
  await makeOffer(api, { minSum: 500_000, gifts: { [pen]: 1, [paper]: 1 } })
  const second = (await api.login('loyalty@example.com')).access_token
  for (let round = 0; round < 4; round++) {
    await setProduct(api, mug, { price: 100_000 })
    await setProduct(api, pen, { remain: 1 })
    await setProduct(api, paper, { price: 100_000 })
    await basketOf(api, client).add({ [mug]: 5 })
    await basketOf(api, second).add({ [paper]: 6 })
    const answers = await Promise.all([calls.create(client), calls.create(second)])
    expect(answers.map((answer) => answer.CREATE_ORDER.CREATE)).toEqual(['Y', 'Y'])
    expect(await calls.remainOf(pen)).toBe(0)
  }
})

async function visitorSession() {
  const { buyer_id: buyerId } = await api.db
    .selectFrom('clients')
    .where('shop_id', '=', 1)
    .select('buyer_id')
    .executeTakeFirstOrThrow()
  return {
    ...{ shopId: 1, priceType: 28, currency: 'RUB', minOrderSum: 0, checkOrderSum: true },
    ...{ paysOnline: true, buyerId, client: null },
  }
}
