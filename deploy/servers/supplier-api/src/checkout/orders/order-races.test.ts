import type { CreateOrderResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import type { Updateable } from 'kysely'
import { makeOffer } from '../../catalogue/offers/testing/make-offer'
import type { Products } from '../../platform/database/schema.generated'
import { fc } from '../../testing/property'
import { somebodyWaits } from '../../testing/somebody-waits'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let first = 0
let second = 0
let client = ''
let loyalty = ''
beforeAll(async () => {
  api = await startTestApi()
  calls = orderCalls(api)
  ;[first = 0, second = 0] = await someProducts(api, 2)
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
})
afterAll(() => api.close())

describe('races and keys', () => {
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    for (const id of [first, second]) await setProduct(api, id, { price: 500_000 })
  })

  test('two buyers of the last unit: one gets it', async () => {
    await setProduct(api, first, { price: 500_000, remain: 1 })
    const buyers = [client, loyalty]
    for (const token of buyers) await basketOf(api, token).add({ [first]: 1 })
    const answers = await Promise.all(buyers.map((token) => calls.create(token)))
    expect(answers.filter((answer) => answer.ORDER_ID !== null)).toHaveLength(1)
    expect(answers.find((answer) => answer.ORDER_ID === null)).toEqual(rejection('order_changed'))
    expect(await calls.remainOf(first)).toBe(0)
  })

  test('orders of the same products in opposite order never block each other for good', async () => {
    const buyers = [client, loyalty]
    for (let round = 0; round < 5; round++) {
      await basketOf(api, buyers[0] ?? '').add({ [first]: 1 })
      await basketOf(api, buyers[0] ?? '').add({ [second]: 1 })
      await basketOf(api, buyers[1] ?? '').add({ [second]: 1 })
      await basketOf(api, buyers[1] ?? '').add({ [first]: 1 })
      const answers = await Promise.all(buyers.map((token) => calls.create(token)))
      expect(answers.map((answer) => answer.CREATE_ORDER.CREATE)).toEqual(['Y', 'Y'])
    }
    expect(await calls.remainOf(first)).toBe(90)
  })

  test('two colleagues who order at once for the first time: one gets the gift', async () => {
    const [mug = 0] = (await someProducts(api, 3)).slice(2)
    await setProduct(api, mug)
    // The first e-mails of a database keep all others waiting.
    await basketOf(api, client).add({ [first]: 1 })
    await calls.create(client)
    await makeOffer(api, { minSum: 100, gifts: { [mug]: 1 }, firstOrder: true })
    await api.db.updateTable('orders').set({ status: 'canceled' }).execute()
    await api.pool.query(`update clients set company_id = (
      select company_id from clients where shop_id = 1 and email = 'client@example.com')
      where shop_id = 1 and email = 'loyalty@example.com'`)
    await basketOf(api, client).add({ [first]: 1 })
    await basketOf(api, loyalty).add({ [second]: 1 })
    const { answers } = await api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('products')
        .set({ remain: 10 })
        .where('shop_id', '=', 1)
        .where('id', '=', mug)
        .execute()
      const answers = [client, loyalty].map((token) => calls.create(token))
      await somebodyWaits(api.pool, 2)
      return { answers }
    })
    expect((await Promise.all(answers)).map(({ CREATE_ORDER }) => CREATE_ORDER.CREATE)).toEqual(['Y', 'Y'])
    expect(await calls.remainOf(mug)).toBe(9)
    await api.db.deleteFrom('offers').where('first_order', '=', true).execute()
  })

  test('twenty calls at once with one key make one order, and all answer it', async () => {
    await basketOf(api, client).add({ [first]: 1 })
    const form = { idempotency_key: 'key-of-twenty-calls' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.create(client, form)))
    expect(answers[0]?.ORDER_ID).toEqual(expect.any(Number))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await calls.remainOf(first)).toBe(99)
    await basketOf(api, client).add({ [first]: 1 })
    expect(await calls.create(client, form)).toEqual(answers[0])
    expect((await calls.create(client, { idempotency_key: 'another-key' })).ORDER_ID).not.toBe(
      answers[0]?.ORDER_ID,
    )
  })

  test('a repeated call is answered as before, even when the client may not order any more', async () => {
    await basketOf(api, client).add({ [first]: 1 })
    const form = { idempotency_key: 'key-of-the-blocked' }
    const made = await calls.create(client, form)
    const block = (blacklisted: boolean) =>
      api.db
        .updateTable('clients')
        .set({ blacklisted })
        .where('shop_id', '=', 1)
        .where('email', '=', 'client@example.com')
        .execute()
    await block(true)
    expect(await calls.create(client, form)).toEqual(made)
    expect(await calls.create(client, { idempotency_key: 'key-after-that' })).toEqual(
      rejection('order_user_blacklist'),
    )
    await block(false)
  })

  test('the key may come in a header, belongs to its client, and is free again after a rejection', async () => {
    const send = async (token: string, key: string) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/v4/api/client/order_basket/main/create/?access_token=${token}`,
        headers: { 'idempotency-key': key },
      })
      return answer.json<V4Answer<CreateOrderResponse>>().response
    }
    const key = 'key-in-a-header'
    expect(await send(client, key)).toEqual(rejection('order_empty'))
    await basketOf(api, client).add({ [first]: 1 })
    const order = await send(client, key)
    expect(order.ORDER_ID).toEqual(expect.any(Number))
    expect(await send(client, key)).toEqual(order)
    expect(await send(loyalty, key)).toEqual(rejection('order_empty'))
    const short = await api.post(client, '/v4/api/client/order_basket/main/create/', {
      idempotency_key: 'short',
    })
    expect(short.statusCode).toBe(400)
  })
})

describe('products that change meanwhile', () => {
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    for (const id of [first, second]) await setProduct(api, id, { price: 500_000, remain: 100 })
  })

  /** Orders the basket while somebody else changes the first product: the order has read it and waits for its row. */
  async function orderDuring(
    change: Updateable<Products>,
    form: Record<string, string> = {},
    meanwhile: () => Promise<void> = async () => undefined,
  ) {
    const { answer } = await api.db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set(change).where('shop_id', '=', 1).where('id', '=', first).execute()
      const answer = calls.create(client, form)
      await somebodyWaits(api.pool)
      await meanwhile()
      return { answer }
    })
    return answer
  }

  const ordersAndEmails = async () => {
    const { rows } = await api.pool.query(
      'select (select count(*)::int from orders) as orders, (select count(*)::int from emails) as emails',
    )
    return rows[0]
  }

  test('a price that changes while the order waits is not ordered: the buyer has not seen it', async () => {
    await basketOf(api, client).add({ [first]: 5 })
    const before = await ordersAndEmails()
    expect(await orderDuring({ base_price: 510_000 }, { idempotency_key: 'key-of-the-price' })).toEqual(
      rejection('order_changed'),
    )
    expect(await calls.remainOf(first)).toBe(100)
    expect(await ordersAndEmails()).toEqual(before)
    await setProduct(api, first, { price: 500_000, remain: 100 })
    expect(await calls.create(client, { idempotency_key: 'key-of-the-price' })).toMatchObject({
      ORDER_ID: expect.any(Number),
    })
  })

  describe('an order that is written again, as its products have another name by then', () => {
    const form = { idempotency_key: 'key-of-the-name' }
    const rename = (name: string) => api.db.updateTable('products').set({ name }).where('id', '=', first)

    test('is one order with one pair of e-mails, and is counted', async () => {
      await basketOf(api, client).add({ [first]: 5 })
      const before = await ordersAndEmails()
      const { ORDER_ID } = await orderDuring({ name: 'Бумага под новым именем' }, form)
      expect((await calls.detail(client, ORDER_ID))?.PRODUCTS).toMatchObject([
        { NAME: 'Бумага под новым именем', QUANTITY: 5 },
      ])
      const after = await ordersAndEmails()
      expect([after.orders - before.orders, after.emails - before.emails]).toEqual([1, 2])
      expect(await calls.remainOf(first)).toBe(95)
      expect(await api.app.metrics.text()).toMatch(
        /prilavok_api_orders_written_again_total\{shop="1"\} [1-9]/,
      )
    })

    test('keeps its key meanwhile: who asks whether it was made gets it', async () => {
      await basketOf(api, client).add({ [first]: 1 })
      const key = { idempotency_key: 'key-asked-about' }
      const asked: Promise<unknown>[] = []
      const made = await orderDuring({ name: 'Бумага под другим именем' }, key, async () => {
        asked.push(calls.create(client, { ...key, only_made: 'Y' }))
        await somebodyWaits(api.pool, 2)
      })
      expect(made.ORDER_ID).toEqual(expect.any(Number))
      expect(await Promise.all(asked)).toEqual([made])
      await rename('Бумага').execute()
    })
  })
})

describe('tampering', () => {
  let products: number[] = []
  let address = 0
  beforeAll(async () => {
    products = await someProducts(api, 4)
    address = (await calls.pointsOf(client))[0] ?? 0
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    for (const id of products) await setProduct(api, id, { price: 500_000 })
  })

  const first = () => products[0] ?? 0

  test('prices, gifts, sums and owners that a call brings along are as if they were not there', async () => {
    const tampered = {
      ...{ 'products[1][price]': 1, 'products[1][GIFT]': 'Y', [`gifts[${products[1]}]`]: 1 },
      ...{ 'PRODUCTS[0][PRICE]': 0, price: 0, PRODUCTS_SUM: 1 },
      ...{ delivery_price: 0, DELIVERY_PRICE: 0, min_order_sum: 0 },
      ...{ loyalty_sum: 1_000_000, client_id: 2, shop_id: 2 },
      ...{ status: 'online-paid', online_pay_status: 'PAID' },
    }
    await basketOf(api, client).add({ [first()]: 1 })
    const delivery = { delivery_type: '2', delivery_zone: 2, address_id: address }
    const { ORDER_ID } = await calls.create(client, { ...tampered, ...delivery, payment: 'ONLINE_PAY' })
    expect(await calls.detail(client, ORDER_ID)).toMatchObject({
      POSITION_COUNT: 1,
      PRODUCTS_SUM: 5000,
      DELIVERY_PRICE: 690,
      LOYALTY_SUM: 0,
      STATUS: { STATUS_CODE: 'online-not-paid' },
      ONLINE_PAY_STATUS: { CODE: 'NOT_PAID' },
    })
  })

  test('any order costs the sum of its products and their delivery, and takes from the stock what it sold', async () => {
    const product = fc.record({
      price: fc.integer({ min: 1, max: 3_000_000 }),
      count: fc.integer({ min: 1, max: 20 }),
      excluded: fc.boolean(),
    })
    const zones = await api.db.selectFrom('delivery_zones').where('shop_id', '=', 1).selectAll().execute()
    await api.db.updateTable('shops').set({ check_order_sum: false }).where('id', '=', 1).execute()
    await fc.assert(
      fc.asyncProperty(
        fc.array(product, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...zones),
        async (rows, zone) => {
          await api.db.deleteFrom('basket_rows').execute()
          const chosen: Record<number, number> = {}
          for (const [index, row] of rows.entries()) {
            const id = products[index] ?? 0
            chosen[id] = row.count
            await setProduct(api, id, { price: row.price, remain: 20, delivery_exclude: row.excluded })
          }
          await basketOf(api, client).add(chosen)
          const form = { delivery_type: '2', delivery_zone: zone.id, address_id: address }
          const order = await calls.detail(client, (await calls.create(client, form)).ORDER_ID)
          const sum = rows.reduce((total, row) => total + row.price * row.count, 0)
          const counted = rows.reduce((total, row) => total + (row.excluded ? 0 : row.price * row.count), 0)
          const delivery = counted >= zone.min_sum ? 0 : zone.delivery_price
          expect(order).toMatchObject({
            PRODUCTS_SUM: sum / 100,
            DELIVERY_PRICE: delivery / 100,
            POSITION_SUM: (sum + delivery) / 100,
          })
          for (const [index, row] of rows.entries())
            expect(await calls.remainOf(products[index] ?? 0)).toBe(20 - row.count)
        },
      ),
      { numRuns: 15 },
    )
    await api.db.updateTable('shops').set({ check_order_sum: true }).where('id', '=', 1).execute()
  })
})
