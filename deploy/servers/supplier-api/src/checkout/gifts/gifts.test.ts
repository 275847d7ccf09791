import type { GiftSumAnswer, OfferAnswer, ProductAnswer } from '@prilavok/shared-kernel/contract'
import { sql, type UpdateObject } from 'kysely'
import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import type { DB } from '../../platform/database/schema.generated'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'

const LOYALTY = sql<number>`(select id from clients where shop_id = 1 and email = 'loyalty@example.com')`

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let visitor = ''
let client = ''
let paper = 0
let pen = 0
let mug = 0
beforeAll(async () => {
  api = await startTestApi()
  calls = orderCalls(api)
  visitor = await api.visitor()
  client = (await api.login('client@example.com')).access_token
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
  ;[paper = 0, pen = 0, mug = 0] = await someProducts(api, 3)
  for (const id of [paper, pen, mug])
    await setProduct(api, id, {
      price: 100_000,
      old_price: null,
      offer_percent: null,
      special_offer_id: null,
      marks: [],
    })
})

const product = async (id: number) =>
  (await api.get(visitor, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT

const giftSum = async (query = '', token = visitor) =>
  (await api.get(token, `/v3/api/client/giftsum/?${query}`)).json<GiftSumAnswer>()

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

test('an offer for one order of a client is over with that order, and open again when it is cancelled', async () => {
  const offer = await makeOffer(api, { minSum: 500_000, gifts: { [mug]: 1 }, once: true })
  const order = async () => {
    await basketOf(api, client).add({ [paper]: 5 })
    const { ORDER_ID } = await calls.create(client)
    return { ORDER_ID, rows: (await calls.detail(client, ORDER_ID))?.PRODUCTS.length }
  }
  const first = await order()
  expect(first.rows).toBe(2)
  expect((await api.get(client, `/v3/api/client/offer/${offer}/`)).json<OfferAnswer>().ITEM.CLOSED).toBe(
    'ONCE',
  )
  expect((await order()).rows).toBe(1)
  await api.post(client, '/v3/api/client/order/', {
    ...{ action: 'cancel', order_id: first.ORDER_ID ?? 0, cancel_comment: 'Ошибка' },
  })
  expect((await order()).rows).toBe(2)
})

test.each<[string, UpdateObject<DB, 'orders'>, boolean]>([
  ['has ordered', { status: 'sent' }, false],
  ['has got an order', { status: 'completed' }, false],
  ['has an order that was called off', { status: 'canceled' }, true],
  ['has an order that nobody paid in time', { status: 'online-canceled' }, true],
  ['has a colleague who has ordered', { client_id: LOYALTY }, false],
  ['has nothing to do with who has ordered', { client_id: LOYALTY, company_id: null }, true],
])('a gift for the first order, for a buyer who %s', async (_who, order, isOpen) => {
  await api.db.updateTable('orders').set({ status: 'canceled' }).execute()
  await basketOf(api, client).add({ [paper]: 5 })
  const { ORDER_ID: known } = await calls.create(client)
  await api.db.updateTable('orders').set(order).where('id', '=', known).execute()
  const offer = await makeOffer(api, { minSum: 500_000, gifts: { [mug]: 1 }, firstOrder: true })
  const closed = async (token: string) =>
    (await api.get(token, `/v3/api/client/offer/${offer}/`)).json<OfferAnswer>().ITEM.CLOSED
  expect([await closed(client), await closed(visitor)]).toEqual([isOpen ? null : 'FIRST_ORDER', null])
  expect((await giftSum('sum=6000', client)).ITEMS).toHaveLength(isOpen ? 1 : 0)
  expect((await giftSum('sum=6000')).ITEMS).toMatchObject([{ ID: mug }])
  await basketOf(api, client).add({ [paper]: 5 })
  expect((await basketOf(api, client).get()).OFFERS.map(({ ID }) => ID)).toEqual(isOpen ? [offer] : [])
  const { ORDER_ID } = await calls.create(client)
  const rows = (await calls.detail(client, ORDER_ID))?.PRODUCTS.map(({ ID }) => ID)
  expect(rows).toEqual(isOpen ? [paper, mug] : [paper])
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

test('points bring no gifts: neither the bonus basket shows them nor its order has them', async () => {
  const loyalty = (await api.login('loyalty@example.com')).access_token
  await makeOffer(api, { minSum: 100, gifts: { [pen]: 1 } })
  await setProduct(api, paper, { price: 500_000, loyalty_price: 40 })
  const bonus = basketOf(api, loyalty, 'loyalty')
  await bonus.add({ [paper]: 1 })
  const { GROUPS, OFFERS } = await bonus.get()
  expect([GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS.map(({ ID }) => ID)), OFFERS]).toEqual([[paper], []])
  const { ORDER_ID } = await calls.create(loyalty, {}, 'loyalty')
  expect((await calls.detail(loyalty, ORDER_ID))?.PRODUCTS.map(({ ID }) => ID)).toEqual([paper])
  expect(await calls.remainOf(pen)).toBe(100)
})
