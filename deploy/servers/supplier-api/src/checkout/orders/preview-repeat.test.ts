import type { OrderRepeatAnswer, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { leaveCompany } from '../../testing/leave-company'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
let client = ''
beforeAll(async () => {
  api = await startTestApi(300)
  await leaveCompany(api, 'loyalty@example.com')
  client = (await api.login('client@example.com')).access_token
  await api.db.deleteFrom('offers').execute()
}, 60_000)
afterAll(() => api.close())

const preview = async (id: number | null, token = client) =>
  (await api.get(token, `/v3/api/client/order/${id}/repeat/`)).json<OrderRepeatAnswer>()

const order = async (quantities: Record<number, number>) => {
  await basketOf(api, client).add(quantities)
  return (await orderCalls(api).create(client, { delivery_type: '1', tradepoint_id: 1 })).ORDER_ID
}

/** One that has full analogs. */
async function productWithAnalogs(): Promise<{ id: number; analogs: number[] }> {
  const { rows } = await sql<{ id: number }>`select p.id from products p where p.shop_id = 1 and exists (
    select 1 from products o where o.shop_id = 1 and o.kind_id = p.kind_id and o.analog_parts = p.analog_parts
      and o.brand_id is distinct from p.brand_id) order by p.id limit 1`.execute(api.db)
  const id = rows[0]?.id ?? 0
  const path = `/v3/api/catalog/product/${id}/absoluteAnalogs/`
  const { ITEMS } = (await api.get(client, path)).json<ProductsAnswer>()
  return { id, analogs: ITEMS.map(({ ID }) => ID) }
}

test('the products of an order as they are now; those that cannot be bought with full analogs that can', async () => {
  const { id: gone, analogs } = await productWithAnalogs()
  expect(analogs.length).toBeGreaterThan(0)
  const [dearer = 0, fewer = 0] = await someProducts(api, 2)
  for (const id of [gone, dearer, fewer, ...analogs])
    await setProduct(api, id, { price: 500_000, remain: 1000 })
  const id = await order({ [gone]: 2, [dearer]: 3, [fewer]: 150 })
  expect((await preview(id)).ANALOGS).toEqual([])

  await setProduct(api, gone, { price: 500_000, remain: 0 })
  await setProduct(api, dearer, { price: 510_000, step_quantity: 6, min_quantity: 6, remain: 1000 })
  await setProduct(api, fewer, { price: 500_000, remain: 100 })
  const [soldOut = 0, ...left] = analogs
  await setProduct(api, soldOut, { price: 500_000, remain: 0 })
  const answer = await preview(id)
  expect(
    answer.ITEMS.map(({ ID, PRICE, REMAIN, UP_MULTIPLICITY }) => [ID, PRICE, REMAIN, UP_MULTIPLICITY]),
  ).toEqual(
    expect.arrayContaining([
      [gone, 5000, 0, { MIN: 1, STEP: 1 }],
      [dearer, 5100, 1000, { MIN: 6, STEP: 6 }],
      [fewer, 5000, 100, { MIN: 1, STEP: 1 }],
    ]),
  )
  expect(answer.ITEMS).toHaveLength(3)
  expect(answer.ANALOGS.flatMap(({ ITEMS }) => ITEMS.map(({ ID }) => ID))).toEqual(left.slice(0, 3))
})

test('gifts are left out; another client learns nothing', async () => {
  const [bought = 0, gift = 0] = await someProducts(api, 2)
  for (const id of [bought, gift]) await setProduct(api, id, { price: 500_000, remain: 1000 })
  const id = await order({ [bought]: 1, [gift]: 1 })
  await api.db
    .updateTable('order_rows')
    .set({ offer_id: 1 })
    .where('order_id', '=', Number(id))
    .where('product_id', '=', gift)
    .execute()
  expect((await preview(id)).ITEMS.map(({ ID }) => ID)).toEqual([bought])
  const other = (await api.login('loyalty@example.com')).access_token
  expect(await preview(id, other)).toEqual({ ITEMS: [], ANALOGS: [] })
  expect((await api.get(await api.visitor(), `/v3/api/client/order/${id}/repeat/`)).statusCode).toBe(403)
})

test('products of a kind of which nothing decides have no analogs', async () => {
  const [gone = 0, other = 0] = await someProducts(api, 2)
  await setProduct(api, gone, { price: 500_000 })
  await setProduct(api, other, { price: 500_000 })
  const id = await order({ [gone]: 1 })
  await setProduct(api, gone, { kind_id: 1, analog_parts: [], brand_id: 1, remain: 0 })
  await setProduct(api, other, { kind_id: 1, analog_parts: [], brand_id: 2 })
  expect((await preview(id)).ANALOGS).toEqual([])
})
