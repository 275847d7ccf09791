import type { CreateOrderResponse, V4Answer } from '@prilavok/shared-kernel/contract'
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
  api = await startTestApi(60)
  calls = orderCalls(api)
  const ids = await someProducts(api, 2)
  first = ids[0] ?? 0
  second = ids[1] ?? 0
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  for (const id of [first, second]) await setProduct(api, id, { price: 500_000 })
})
afterAll(() => api.close())

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

test('an order is counted once, whatever is repeated or rejected', async () => {
  const counted = async () =>
    Number(/prilavok_api_orders_total\{shop="1"\} (\d+)/.exec(await api.app.metrics.text())?.[1] ?? 0)
  await basketOf(api, client).add({ [first]: 1 })
  const before = await counted()
  const form = { idempotency_key: 'key-of-a-counted-order' }
  await calls.create(client, form)
  await calls.create(client, form)
  expect(await calls.create(client)).toEqual(rejection('order_empty'))
  expect(await counted()).toBe(before + 1)
})

test('a key has 8 to 200 signs, in the body as in the header; the one of the body counts', async () => {
  const send = (body: Record<string, string>, header?: string) =>
    api.app.inject({
      method: 'POST',
      url: `/v4/api/client/order_basket/main/create/?access_token=${client}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(header !== undefined && { 'idempotency-key': header }),
      },
      payload: new URLSearchParams(body).toString(),
    })
  for (const key of ['1234567', 'k'.repeat(201)]) {
    const answer = await send({}, key)
    expect([answer.statusCode, answer.json().errors.idempotency_key]).toEqual([
      400,
      'Ключ повторного запроса: от 8 до 200 знаков',
    ])
    expect((await send({ idempotency_key: key })).statusCode).toBe(400)
  }
  for (const key of ['12345678', 'k'.repeat(200)]) expect((await send({}, key)).statusCode).toBe(200)
  await basketOf(api, client).add({ [first]: 1 })
  const orderOf = async (body: Record<string, string>, header?: string) =>
    (await send(body, header)).json<V4Answer<CreateOrderResponse>>().response.ORDER_ID
  const made = await orderOf({ idempotency_key: 'key-of-the-body' }, 'key-of-the-header')
  expect(made).toEqual(expect.any(Number))
  expect(await orderOf({ idempotency_key: 'key-of-the-body' })).toBe(made)
  expect(await orderOf({}, 'key-of-the-header')).toBeNull()
})
