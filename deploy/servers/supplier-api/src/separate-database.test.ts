import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { loadDemo } from '@prilavok/demo-shops/load-demo'
import { databaseAt, dropDatabase, withClient } from '@prilavok/embedded-postgres/testing/databases'
import { sharedServer } from '@prilavok/embedded-postgres/testing/shared-server'
import type {
  CreateOrderResponse,
  OrderListAnswer,
  TokenAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { type Connection, connect } from './platform/database/connection'
import { migrate } from './platform/database/migrate'
import { provisionCredentials, type ShopCredentials } from './provision-credentials'
import { type ApiProcess, startApiProcess } from './testing/api-process'
import { leaveCompany } from './testing/leave-company'
import { BLUE, GREEN } from './testing/start-test-api'

/** A supplier's own PostgreSQL: reached by an ordinary role that owns one database, from a process of its own. */
let serverUrl: string
let name: string
let connection: Connection
let credentials: ShopCredentials
let api: ApiProcess
let folder: string
let origin: string
beforeAll(async () => {
  const server = await sharedServer()
  serverUrl = server.url
  name = `${server.prefix}own_${randomBytes(4).toString('hex')}`
  await withClient(serverUrl, async (client) => {
    await client.query(`create role "${name}" login password 'of-an-ordinary-role' nosuperuser nocreatedb`)
    await client.query(`create database "${name}" owner "${name}" template template0`)
  })
  const url = new URL(databaseAt(serverUrl, name))
  url.username = name
  url.password = 'of-an-ordinary-role'
  folder = await mkdtemp(join(tmpdir(), 'prilavok separate '))
  connection = connect(url.href, 2)
  await migrate(connection.pool)
  await loadDemo(connection.pool, { products: 60, share: 0.5, gifts: false })
  credentials = await provisionCredentials(connection.db)
  api = startApiProcess({ DATABASE_URL: url.href, API_DATA_DIR: folder })
  origin = await api.origin()
}, 90_000)
afterAll(async () => {
  api.kill('SIGTERM')
  expect(await api.ended).toBe(0)
  await connection.close()
  await withClient(serverUrl, async (client) => {
    await dropDatabase(client, name)
    await client.query(`drop role "${name}"`)
  })
  await rm(folder, { recursive: true, force: true })
})

async function login(domain: string, username: string): Promise<string> {
  const grant = { grant_type: 'password', username, password: DEMO_PASSWORD }
  const body = new URLSearchParams({ domain, ...credentials[domain], ...grant })
  const answer = await fetch(`${origin}/v3/oauth/token/`, { method: 'POST', body })
  return ((await answer.json()) as TokenAnswer).access_token
}

async function call<Answer>(
  token: string,
  path: string,
  form?: Record<string, string>,
): Promise<[number, Answer]> {
  const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  return [answer.status, (await answer.json()) as Answer]
}

const product = async () => {
  const { rows } = await connection.pool.query<{ id: number }>(
    `update products set base_price = 500000, base_old_price = null, remain = 100, to_order = false,
       min_quantity = 1, step_quantity = 1
     where shop_id = 1 and id = (select max(id) from products where shop_id = 1 and assortment) returning id`,
  )
  return rows[0]?.id ?? 0
}

test('an order is made once, its stock is taken once, and neither other clients nor other shops see it', async () => {
  const id = await product()
  const token = await login(GREEN, 'client@example.com')
  await call(token, '/v4/api/client/basket/main/add/', { [`products[${id}]`]: '3' })
  const form = { payment: 'INVOICE', idempotency_key: 'key-of-a-separate-server' }
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      call<V4Answer<CreateOrderResponse>>(token, '/v4/api/client/order_basket/main/create/', form),
    ),
  )
  const orders = new Set(made.map(([, { response }]) => response.ORDER_ID))
  expect(orders.size).toBe(1)
  const [orderId] = orders
  expect(orderId).toEqual(expect.any(Number))
  const { rows } = await connection.pool.query('select remain from products where shop_id = 1 and id = $1', [
    id,
  ])
  expect(rows).toEqual([{ remain: 97 }])

  await leaveCompany(connection, 'loyalty@example.com')
  const strangers = [
    await login(GREEN, 'loyalty@example.com'),
    await login(BLUE, 'client@example.com'),
    await login(BLUE, 'loyalty@example.com'),
  ]
  expect((await call(token, `/v3/api/client/order/${orderId}/`))[0]).toBe(200)
  for (const stranger of strangers) {
    expect(await call(stranger, `/v3/api/client/order/${orderId}/`)).toEqual(
      await call(stranger, '/v3/api/client/order/2000000011/'),
    )
    const [, { ITEMS }] = await call<OrderListAnswer>(stranger, '/v3/api/client/order/?limit=100')
    expect(ITEMS.map(({ ID }) => ID)).not.toContain(orderId)
  }
})

test('Russian search works with the locale of that server', async () => {
  const token = await login(GREEN, 'client@example.com')
  const [status, answer] = await call<{ ITEMS: unknown[] }>(
    token,
    `/v3/api/catalog/search/list/?q=${encodeURIComponent('БУМАГИ')}`,
  )
  expect(status).toBe(200)
  expect(answer.ITEMS.length).toBeGreaterThan(0)
})
