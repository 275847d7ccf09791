import type { BoughtAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { basketOf, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../../checkout/orders/testing/order-calls'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let client = ''
beforeAll(async () => {
  api = await startTestApi(60)
  client = (await api.login('client@example.com')).access_token
  await api.db.updateTable('orders').set({ status: 'canceled' }).execute()
  await api.db.deleteFrom('offers').execute()
}, 60_000)
afterAll(() => api.close())

const bought = async (query = '') =>
  (await api.get(client, `/v3/api/client/bought/${query}`)).json<BoughtAnswer>().ITEMS

const order = async (quantities: Record<number, number>) => {
  await basketOf(api, client).add(quantities)
  const answer = await orderCalls(api).create(client, { delivery_type: '1', tradepoint_id: 1 })
  expect(answer.CREATE_ORDER.MESSAGE).toMatchObject({ CODE: 'order_created' })
  return answer.ORDER_ID
}

test('products of past orders: the most frequent first, in their usual count, as long as they can be bought', async () => {
  const [often = 0, once = 0, gone = 0] = await someProducts(api, 3)
  for (const id of [often, once, gone]) await setProduct(api, id, { price: 500_000, remain: 1000 })
  expect(await bought()).toEqual([])
  await order({ [often]: 12, [once]: 1, [gone]: 2 })
  await order({ [often]: 24, [gone]: 2 })
  await order({ [often]: 12, [gone]: 2 })
  await setProduct(api, gone, { remain: 0 })
  const canceled = await order({ [once]: 5 })
  await api.db.updateTable('orders').set({ status: 'canceled' }).where('id', '=', Number(canceled)).execute()
  expect(
    (await bought()).map(({ ID, ORDER_CNT, USUAL_QUANTITY }) => [ID, ORDER_CNT, USUAL_QUANTITY]),
  ).toEqual([
    [often, 3, 12],
    [once, 1, 1],
  ])
  expect(await bought('?limit=1')).toHaveLength(1)
  // Twenty days from the first of three orders to the last one: one in ten days.
  const orders = await api.db
    .selectFrom('orders')
    .where('status', '!=', 'canceled')
    .select('id')
    .orderBy('id')
    .execute()
  const days = [20, 11, 0]
  for (const [at, { id }] of orders.entries())
    await api.db
      .updateTable('orders')
      .set({ created_at: new Date(Date.UTC(2026, 0, 21) - (days[at] ?? 0) * 86_400_000) })
      .where('id', '=', id)
      .execute()
  expect((await bought()).map(({ ID, LAST_DATE, INTERVAL_DAYS }) => [ID, LAST_DATE, INTERVAL_DAYS])).toEqual([
    [often, '2026-01-21T00:00:00.000Z', 10],
    [once, '2026-01-01T00:00:00.000Z', null],
  ])
  expect((await api.get(await api.visitor(), '/v3/api/client/bought/')).statusCode).toBe(403)
})

test('the last 200 orders are looked at, however many a client has made', async () => {
  const [product = 0] = await someProducts(api, 1)
  await setProduct(api, product, { price: 500_000, remain: 1000 })
  const id = Number(await order({ [product]: 7 }))
  expect((await bought()).map(({ ID }) => ID)).toContain(product)
  await api.db.updateTable('orders').set({ status: 'canceled' }).where('id', '!=', id).execute()
  const later = (from: number, to: number) =>
    sql`insert into orders
      select later.* from orders made, generate_series(${from}::int, ${to}::int) as step,
        jsonb_populate_record(made, jsonb_build_object('id', 1000000 + step, 'number', (1000000 + step)::text,
          'idempotency_key', null, 'created_at', made.created_at + step * interval '1 second')) as later
      where made.id = ${id}`.execute(api.db)
  await later(1, 199)
  expect((await bought()).map(({ ID }) => ID)).toEqual([product])
  await later(200, 200)
  expect(await bought()).toEqual([])
})
