import type { Updateable } from 'kysely'
import type { Products } from '../../platform/database/schema.generated'
import { somebodyWaits } from '../../testing/somebody-waits'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
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
  for (const id of [first, second]) await setProduct(api, id, { price: 500_000, remain: 100 })
})
afterAll(() => api.close())

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

test('an order waits for its products only after all else is written, and takes them as they are then', async () => {
  await basketOf(api, client).add({ [first]: 5, [second]: 2 })
  const { ORDER_ID } = await orderDuring({ remain: 60 }, {}, async () => {
    const { rows } = await api.pool.query(
      `select from pg_locks where database = (select oid from pg_database where datname = current_database())
       and relation = 'order_rows'::regclass and mode = 'RowExclusiveLock'`,
    )
    expect(rows).toHaveLength(1)
  })
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
  await setProduct(api, first, { price: 500_000, remain: 100 })
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
    expect(await api.app.metrics.text()).toMatch(/prilavok_api_orders_written_again_total\{shop="1"\} [1-9]/)
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
