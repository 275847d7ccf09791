import type { AddressInfo } from 'node:net'
import { databaseAt, withClient } from '@prilavok/embedded-postgres/testing/databases'
import { productsForm, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { createMetrics } from '../metrics/metrics'
import { metricsServer } from '../metrics/server'
import { readiness } from './state'

let api: TestApi
beforeEach(async () => {
  api = await startTestApi(20)
}, 60_000)
afterEach(() => api.close())

const ready = async () => {
  const { statusCode, body } = await api.app.inject('/readyz')
  return `${statusCode} ${body}`
}

test('ready is who has a database with the schema of the code and is not about to stop', async () => {
  expect(await ready()).toBe('200 {"status":"ready"}')
  const { rows } = await api.pool.query<{ name: string }>(
    "insert into migrations (name) values ('9999_of_a_newer_release.sql') returning name",
  )
  expect(await ready()).toContain('200')
  await api.pool.query("delete from migrations where name in ($1, '0009_orders.sql')", [rows[0]?.name])
  expect(await ready()).toContain('503')
  expect(await ready()).toContain('schema is older than the code')
  api.app.readiness.stopping()
  expect(await ready()).toContain('stopping')
  expect((await api.app.inject('/healthz')).statusCode).toBe(200)
  expect((await api.app.inject(`/v3/api/client/shop/?access_token=${await api.visitor()}`)).statusCode).toBe(
    200,
  )
})

test('without a database it is alive and not ready, and says so within the time of a connection', async () => {
  await api.pool.query('drop table migrations')
  expect(await ready()).toContain('schema is older than the code')
  const name = new URL(api.databaseUrl).pathname.slice(1)
  await withClient(databaseAt(api.databaseUrl, 'postgres'), async (client) => {
    await client.query(`alter database "${name}" allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
  expect(await ready()).toContain('no database')
  expect((await api.app.inject('/healthz')).statusCode).toBe(200)
  const metrics = (await api.app.inject('/metrics')).body
  expect(metrics).toContain('prilavok_api_database_up 0')
})

test('a database that says nothing is none, and the metrics come nevertheless', async () => {
  const blocker = await api.pool.connect()
  await blocker.query('begin; lock table migrations, emails in access exclusive mode')
  expect(await readiness(api.pool, 100).check()).toBe('no database')
  expect(await createMetrics(api.pool, 100).text()).toContain('prilavok_api_database_up 0')
  await blocker.query('rollback')
  blocker.release()
  expect(await readiness(api.pool, 5000).check()).toBeNull()
})

test('orders are counted once, whatever asks for them again', async () => {
  const { access_token: token } = await api.login('client@example.com')
  const [id = 0] = await someProducts(api, 1)
  await setProduct(api, id, { price: 500_000 })
  await api.post(token, '/v4/api/client/basket/main/add/', productsForm({ [id]: 1 }))
  const form = { payment: 'INVOICE', idempotency_key: 'key-of-metrics' }
  for (let again = 0; again < 3; again += 1)
    await api.post(token, '/v4/api/client/order_basket/main/create/', form)
  expect((await api.app.inject('/metrics')).body).toContain('prilavok_api_orders_total{shop="1"} 1\n')
})

test('metrics tell answers by route template, apiErrors, connections, e-mails and the process', async () => {
  const visitor = await api.visitor()
  await api.get(visitor, '/v3/api/catalog/product/1001/')
  await api.get(visitor, '/v3/api/catalog/product/1002/')
  await api.get('1.wrong', '/v3/api/catalog/product/1002/')
  await api.app.inject('/one/of/a/million/invented/paths')
  await api.pool.query(
    "insert into emails (shop_id, recipient, subject, plain) select 1, 'a@example.com', 's', 'p' from generate_series(1, 3)",
  )
  const beside = await metricsServer(api.app)
  await beside.listen({ port: 0, host: '127.0.0.1' })
  const { port } = beside.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  await beside.close()
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(text).toContain(
    'prilavok_api_request_seconds_count{method="GET",route="/v3/api/catalog/product/:id/",status="200"} 2',
  )
  expect(text).toContain('prilavok_api_errors_total{code="token_invalid"} 1')
  expect(text).toContain('route="none",status="404"')
  expect(text).not.toContain('invented')
  expect(text).not.toContain(GREEN)
  expect(text).toMatch(/prilavok_api_emails_waiting [0-3]\n/)
  for (const name of [
    'prilavok_api_database_connections{state="waiting"} 0',
    'prilavok_api_database_up 1',
    'prilavok_api_jobs{state="failed"} 0',
    'prilavok_api_jobs{state="late"} 0',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(name)
})
