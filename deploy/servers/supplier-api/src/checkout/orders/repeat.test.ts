import type {
  BoughtAnswer,
  CreateOrderResponse,
  OrderActionAnswer,
  OrderRepeatAnswer,
  ProductsAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { leaveCompany } from '../../testing/leave-company'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
let client = ''
beforeAll(async () => {
  api = await startTestApi(300)
  client = (await api.login('client@example.com')).access_token
  await api.db.deleteFrom('offers').execute()
}, 240_000)
afterAll(() => api.close())

describe('an order is copied', () => {
  let loyalty = ''
  let product = 0
  beforeAll(async () => {
    await leaveCompany(api, 'loyalty@example.com')
    loyalty = (await api.login('loyalty@example.com')).access_token
    product = (await someProducts(api, 1))[0] ?? 0
  })

  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, product, { price: 500_000 })
  })

  const act = (form: Record<string, string | number>, token = client) =>
    api.post(token, '/v3/api/client/order/', form)

  async function order(quantity = 1): Promise<number> {
    await basketOf(api, client).add({ [product]: quantity })
    const answer = await api.post(client, '/v4/api/client/order_basket/main/create/', {})
    return answer.json<V4Answer<CreateOrderResponse>>().response.ORDER_ID ?? 0
  }

  test("[API-064] copy puts the order's products into the basket, as far as they can be bought", async () => {
    const id = await order(3)
    const copy = await act({ action: 'copy', order_id: id })
    expect(copy.json<OrderActionAnswer>()).toEqual({ SUCCESS: 'Y' })
    expect(await basketOf(api, client).map()).toEqual({ [product]: 3 })
    await basketOf(api, client).v3Update({ products: 'all' })
    await setProduct(api, product, { remain: 0 })
    expect((await act({ action: 'copy', order_id: id })).json()).toEqual({
      ...{ SUCCESS: 'N', CODE: 'order_not_copied' },
      MESSAGE: 'Товары этого заказа сейчас нельзя добавить в\u00a0корзину',
    })
  })

  test('a copy that is repeated with its key puts the products into the basket once', async () => {
    const id = await order(3)
    const copy = (key: string) => act({ action: 'copy', order_id: id, idempotency_key: key })
    const answers = await Promise.all([copy('copy-of-a-day'), copy('copy-of-a-day')])
    for (const answer of [...answers, await copy('copy-of-a-day')])
      expect(answer.json<OrderActionAnswer>()).toEqual({ SUCCESS: 'Y' })
    expect(await basketOf(api, client).map()).toEqual({ [product]: 3 })
    await copy('copy-of-another-day')
    expect(await basketOf(api, client).map()).toEqual({ [product]: 6 })
    expect((await copy('short')).statusCode).toBe(400)
    await basketOf(api, client).v3Update({ products: 'all' })
  })

  test('[API-064] a bonus order is repeated in the bonus basket', async () => {
    await setProduct(api, product, { loyalty_price: 10 })
    const bonus = basketOf(api, loyalty, 'loyalty')
    await bonus.add({ [product]: 2 })
    const made = await api.post(loyalty, '/v4/api/client/order_basket/loyalty/create/', {})
    const { ORDER_ID } = made.json<V4Answer<CreateOrderResponse>>().response
    expect((await act({ action: 'copy', order_id: ORDER_ID ?? 0 }, loyalty)).json()).toEqual({ SUCCESS: 'Y' })
    expect(await bonus.map()).toEqual({ [product]: 2 })
    expect(await basketOf(api, loyalty).map()).toEqual({})
  })

  test.each([
    ['order_not_allowed', { allow_to_order: false }],
    ['order_user_blacklist', { blacklisted: true }],
  ])('who may not order repeats no order: %s', async (code, state) => {
    const id = await order(1)
    const become = (changes: { allow_to_order?: boolean; blacklisted?: boolean }) =>
      api.db
        .updateTable('clients')
        .set(changes)
        .where('shop_id', '=', 1)
        .where('email', '=', 'client@example.com')
        .execute()
    await become(state)
    const answer = (await act({ action: 'copy', order_id: id })).json()
    await become({ allow_to_order: true, blacklisted: false })
    expect(answer).toMatchObject({ SUCCESS: 'N', CODE: code })
    expect(await basketOf(api, client).map()).toEqual({})
  })

  test('who is no participant any more does not repeat a bonus order', async () => {
    await setProduct(api, product, { loyalty_price: 10 })
    await basketOf(api, loyalty, 'loyalty').add({ [product]: 1 })
    const made = await api.post(loyalty, '/v4/api/client/order_basket/loyalty/create/', {})
    const { ORDER_ID } = made.json<V4Answer<CreateOrderResponse>>().response
    const participate = (takesPart: boolean) =>
      api.db
        .updateTable('clients')
        .set({ loyalty: takesPart })
        .where('shop_id', '=', 1)
        .where('email', '=', 'loyalty@example.com')
        .execute()
    await participate(false)
    const answer = (await act({ action: 'copy', order_id: ORDER_ID ?? 0 }, loyalty)).json()
    await participate(true)
    expect(answer).toEqual({
      ...{ SUCCESS: 'N', CODE: 'order_loyalty_only' },
      MESSAGE: 'Бонусная корзина доступна участникам программы лояльности',
    })
  })
})

describe('a preview', () => {
  beforeAll(async () => {
    await leaveCompany(api, 'loyalty@example.com')
  })

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
})

describe('products of past orders', () => {
  beforeAll(async () => {
    await api.db.updateTable('orders').set({ status: 'canceled' }).execute()
  })

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
    await api.db
      .updateTable('orders')
      .set({ status: 'canceled' })
      .where('id', '=', Number(canceled))
      .execute()
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
    expect(
      (await bought()).map(({ ID, LAST_DATE, INTERVAL_DAYS }) => [ID, LAST_DATE, INTERVAL_DAYS]),
    ).toEqual([
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
})
