import { fc } from '../../testing/property'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls, rejection } from './testing/order-calls'

let api: TestApi
let calls: ReturnType<typeof orderCalls>
let products: number[] = []
let client = ''
let loyalty = ''
let address = 0
beforeAll(async () => {
  api = await startTestApi(60)
  calls = orderCalls(api)
  products = await someProducts(api, 4)
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
  address = (await calls.pointsOf(client))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  for (const id of products) await setProduct(api, id, { price: 500_000 })
})
afterAll(() => api.close())

const first = () => products[0] ?? 0

test('prices, gifts, sums and owners that a call brings along are as if they were not there', async () => {
  const tampered = {
    'products[1][price]': 1,
    'products[1][GIFT]': 'Y',
    [`gifts[${products[1]}]`]: 1,
    'PRODUCTS[0][PRICE]': 0,
    price: 0,
    PRODUCTS_SUM: 1,
    delivery_price: 0,
    DELIVERY_PRICE: 0,
    min_order_sum: 0,
    loyalty_sum: 1_000_000,
    client_id: 2,
    shop_id: 2,
    status: 'online-paid',
    online_pay_status: 'PAID',
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

test('a minimum cannot be evaded by rows that an order does not take', async () => {
  await setProduct(api, first(), { price: 299_999 })
  const second = products[1] ?? 0
  await basketOf(api, client).add({ [first()]: 1, [second]: 1 })
  await setProduct(api, second, { price: 500_000, assortment: false })
  await basketOf(api, client).get()
  expect(await calls.create(client, { expected_sum: 2999.99 })).toEqual(rejection('order_min_sum'))
})

test('points are spent once, however many orders come at once', async () => {
  const { id, loyalty_balance: balance } = await api.db
    .selectFrom('clients')
    .where('shop_id', '=', 1)
    .where('email', '=', 'loyalty@example.com')
    .select(['id', 'loyalty_balance'])
    .executeTakeFirstOrThrow()
  await setProduct(api, first(), { loyalty_price: Math.floor(balance / 2) + 1 })
  await basketOf(api, loyalty, 'loyalty').add({ [first()]: 1 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => calls.create(loyalty, {}, 'loyalty')))
  expect(answers.filter((answer) => answer.ORDER_ID !== null)).toHaveLength(1)
  await basketOf(api, loyalty, 'loyalty').add({ [first()]: 1 })
  expect(await calls.create(loyalty, {}, 'loyalty')).toEqual(rejection('order_loyalty_balance'))
  const after = await api.db
    .selectFrom('clients')
    .where('shop_id', '=', 1)
    .where('id', '=', id)
    .select('loyalty_balance')
    .executeTakeFirstOrThrow()
  expect(after.loyalty_balance).toBe(balance - Math.floor(balance / 2) - 1)
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
