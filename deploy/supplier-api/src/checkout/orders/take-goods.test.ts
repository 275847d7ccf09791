import type { Updateable } from 'kysely'
import type { Products } from '../../platform/database/schema.generated'
import { somebodyWaits } from '../../testing/somebody-waits'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setGoods, someProducts } from '../basket/testing/goods-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let first = 0
let second = 0
let client = ''
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  const ids = await someProducts(api, 2)
  first = ids[0] ?? 0
  second = ids[1] ?? 0
  client = (await api.login('client@example.com')).access_token
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  for (const id of [first, second]) await setGoods(api, id, { price: 500_000, remain: 100 })
})
afterAll(() => api.close())

/** Orders the basket while somebody else changes the first product: the order has read it and waits for its row. */
async function orderDuring(change: Updateable<Products>, form: Record<string, string> = {}) {
  const { answer } = await api.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set(change).where('shop_id', '=', 1).where('id', '=', first).execute()
    const answer = calls.create(client, form)
    await somebodyWaits(api.pool)
    return { answer }
  })
  return answer
}

const ordersAndEmails = async () => {
  const { rows } = await api.pool.query(
    'select (select count(*) from orders) as orders, (select count(*) from emails) as emails',
  )
  return rows[0]
}

test('an order waits for its goods only after all else is written, and takes them as they are then', async () => {
  await basketOf(api, client).add({ [first]: 5, [second]: 2 })
  const { ORDER_ID } = await orderDuring({ remain: 60 })
  expect(ORDER_ID).toEqual(expect.any(Number))
  expect(await calls.remainOf(first)).toBe(55)
  expect(await calls.remainOf(second)).toBe(98)
  expect((await calls.detail(client, ORDER_ID))?.ORDER_NUMBER).toMatch(/^1-\d{6}$/)
  expect(await basketOf(api, client).map()).toEqual({})
})

test('a price that changes while the order waits is not ordered: the buyer has not seen it', async () => {
  await basketOf(api, client).add({ [first]: 5 })
  const before = await ordersAndEmails()
  expect(await orderDuring({ base_price: 510_000 }, { idempotency_key: 'key-of-the-price' })).toEqual(
    rejection('order_changed'),
  )
  expect(await calls.remainOf(first)).toBe(100)
  expect(await ordersAndEmails()).toEqual(before)
  await setGoods(api, first, { price: 500_000, remain: 100 })
  expect(await calls.create(client, { idempotency_key: 'key-of-the-price' })).toMatchObject({
    ORDER_ID: expect.any(Number),
  })
})

test('stock that goes while the order waits is never sold twice', async () => {
  await basketOf(api, client).add({ [first]: 5, [second]: 2 })
  expect(await orderDuring({ remain: 3 })).toEqual(rejection('order_changed'))
  expect(await calls.remainOf(first)).toBe(3)
  expect(await calls.remainOf(second)).toBe(100)
})
