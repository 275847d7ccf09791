import type { OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let product = 0
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  product = (await someProducts(api, 1))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, product, { price: 500_000 })
})
afterAll(() => api.close())

async function newOrder(token: string): Promise<{ id: number; number: string }> {
  await basketOf(api, token).add({ [product]: 1 })
  const { ORDER_ID } = await calls.create(token, { payment: 'INVOICE' })
  return { id: ORDER_ID ?? 0, number: (await calls.detail(token, ORDER_ID))?.ORDER_NUMBER ?? '' }
}
const numberOfNew = async (token: string) => (await newOrder(token)).number
const lastOf = async (shopId: number): Promise<number> => {
  const { last } = await api.db
    .selectFrom('order_numbers')
    .where('shop_id', '=', shopId)
    .select('last')
    .executeTakeFirstOrThrow()
  return last
}
const numbered = (shopId: number, count: number) => `${shopId}-${String(count).padStart(6, '0')}`

test('each shop counts its own orders on from those it has, whatever another one sells', async () => {
  const inGreen = (await api.login('client@example.com')).access_token
  const inBlue = (await api.login('client@example.com', BLUE)).access_token
  const { id: blue } = await api.db
    .selectFrom('shops')
    .innerJoin('shop_domains', 'shop_domains.shop_id', 'shops.id')
    .where('shop_domains.domain', '=', BLUE)
    .select('shops.id')
    .executeTakeFirstOrThrow()
  const before = [await lastOf(1), await lastOf(blue)] as const
  const { known } = await api.db
    .selectFrom('orders')
    .where('shop_id', '=', 1)
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  expect(before[0]).toBe(Number(known))
  expect(await numberOfNew(inGreen)).toBe(numbered(1, before[0] + 1))
  await setProduct(api, product, { price: 500_000 }, blue)
  expect(await numberOfNew(inBlue)).toBe(numbered(blue, before[1] + 1))
  expect(await numberOfNew(inGreen)).toBe(numbered(1, before[0] + 2))
})

test('orders at the same time get numbers that follow each other; one that is not made takes none', async () => {
  const buyers = await Promise.all(
    ['client@example.com', 'loyalty@example.com'].map(async (email) => (await api.login(email)).access_token),
  )
  const before = await lastOf(1)
  await basketOf(api, buyers[0] ?? '').add({ [product]: 1 })
  expect((await calls.create(buyers[0] ?? '', { payment: 'BITCOIN' })).ORDER_ID).toBeNull()
  const numbers = await Promise.all(buyers.map(numberOfNew))
  expect(numbers.toSorted()).toEqual([numbered(1, before + 1), numbered(1, before + 2)])
})

test('an order that a process of before the counters has numbered by its id is counted on from', async () => {
  const buyer = (await api.login('client@example.com')).access_token
  const before = await lastOf(1)
  const older = async (number: number) =>
    api.pool.query(
      `insert into orders
       select (jsonb_populate_record(null::orders, to_jsonb(orders) || jsonb_build_object('id', $1::int, 'number', $2::text))).*
       from orders where shop_id = 1 order by id limit 1`,
      [number, numbered(1, number)],
    )
  await older(before + 1000)
  expect(await numberOfNew(buyer)).toBe(numbered(1, before + 1001))
  await older(before + 500)
  expect(await numberOfNew(buyer)).toBe(numbered(1, before + 1002))
})

test('a number grows beyond six digits', async () => {
  const client = (await api.login('client@example.com')).access_token
  const before = await lastOf(1)
  const setLast = (last: number) =>
    api.db.updateTable('order_numbers').set({ last }).where('shop_id', '=', 1).execute()
  await setLast(1_234_566)
  expect(await numberOfNew(client)).toBe('1-1234567')
  await setLast(before)
})

test('orders are sorted by their numbers as numbers; those of another shape come before', async () => {
  const client = (await api.login('client@example.com')).access_token
  const ids = []
  for (let order = 0; order < 5; order++) ids.push((await newOrder(client)).id)
  const numbers = ['1-1000000', '1-999999', '1-2000000', 'Н-17', '1-0999998']
  for (const [index, number] of numbers.entries())
    await api.db
      .updateTable('orders')
      .set({ number, user_email: 'numbers@example.com' })
      .where('shop_id', '=', 1)
      .where('id', '=', ids[index] ?? 0)
      .execute()
  const listed = async (order: string) => {
    const answer = await api.get(
      client,
      `/v3/api/client/order/?sort=ORDER_NUMBER&order=${order}&order_user=numbers@example.com`,
    )
    return answer.json<OrderListAnswer>().ITEMS.map(({ ORDER_NUMBER }) => ORDER_NUMBER)
  }
  const sorted = ['Н-17', '1-0999998', '1-999999', '1-1000000', '1-2000000']
  expect(await listed('ASC')).toEqual(sorted)
  expect(await listed('DESC')).toEqual(sorted.toReversed())
})
