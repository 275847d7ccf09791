import type { TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import type { ProductAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { testDatabase } from '../../testing/test-database'
import { connect } from '../database/connection'

/** A copy that differs from the primary, so that answers tell where they come from, and that rejects every change. */
let replica: TestDatabase
let api: TestApi
let id = 0
beforeAll(async () => {
  replica = await testDatabase(60, 0.5)
  const copy = connect(replica.url, 1)
  await copy.pool.query("update products set name = 'Из копии'")
  await copy.close()
  const replicaUrl = `${replica.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
  api = await startTestApi(60, 0.5, { replicaUrl })
  const { rows } = await api.pool.query<{ id: number }>(
    "update products set name = 'Из основной' returning id",
  )
  id = rows[0]?.id ?? 0
}, 60_000)
afterAll(async () => {
  await api.close()
  await replica.drop()
})

const nameFor = async (token: string) =>
  (await api.get(token, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT?.NAME

test('the catalogue is read from the replica; what somebody has just changed is read to him from the primary', async () => {
  const [token, other] = [await api.visitor(), await api.visitor()]
  expect(await nameFor(token)).toBe('Из копии')
  await api.post(token, '/v3/api/catalog/favorite/', { product_id: id })
  expect(await nameFor(token)).toBe('Из основной')
  expect(await nameFor(other)).toBe('Из копии')
  await api.pool.query("update access_tokens set wrote_at = now() - interval '6 seconds'")
  expect(await nameFor(token)).toBe('Из копии')
})

test('what belongs to the buyer is never read from the replica', async () => {
  const token = await api.visitor()
  await api.post(token, '/v4/api/client/basket/main/add/', { [`products[${id}]`]: 1 })
  await api.pool.query("update access_tokens set wrote_at = now() - interval '6 seconds'")
  const basket = await api.get(token, '/v4/api/client/order_basket/main/get/')
  expect(basket.body).toContain('Из основной')
  expect(basket.body).not.toContain('Из копии')
})

test('no call of the catalogue, the search or the content writes where it reads', async () => {
  const { access_token: token } = await api.login('client@example.com')
  const calls = api.app.routeNames.filter((name) =>
    /^GET \/(v3\/api\/(catalog|content|info)|v1)\//.test(name),
  )
  expect(calls.length).toBeGreaterThan(20)
  for (const call of calls) {
    const path = call
      .replace('GET ', '')
      .replace(':group', 'absoluteAnalogs')
      .replace(/:\w+|\*/g, '1')
    const { statusCode, body } = await api.get(token, `${path}?q=бумага`)
    expect(`${call} ${statusCode} ${statusCode >= 500 ? body : ''}`).toMatch(/ (200|400|404) $/)
  }
})

test('without the replica the primary answers alone', async () => {
  const lonely = await startTestApi(60, 0.5, { replicaUrl: 'postgres://u:p@127.0.0.1:1/d' })
  const token = await lonely.visitor()
  expect((await lonely.get(token, `/v3/api/catalog/product/${id}/`)).statusCode).toBe(200)
  await lonely.close()
})
