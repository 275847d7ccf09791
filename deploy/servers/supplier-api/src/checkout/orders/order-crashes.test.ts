import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CreateOrderResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { setProduct, someProducts } from '../basket/testing/products-and-calls'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const ORDERS = 1000
/** The process is killed each time so many orders more have been answered. */
const KILL_EVERY = 230
const STOCK = 1_000_000
const PRICE = 500_000
const SHOPS = [
  { domain: 'demo-green.localhost', id: 1 },
  { domain: 'demo-blue.localhost', id: 2 },
  { domain: 'demo-red.localhost', id: 3 },
  { domain: 'demo-violet.localhost', id: 4 },
]

const EMAILS = ['client', 'loyalty', 'director', 'buyer'].map((name) => `${name}@example.com`)
/** No call is tried for longer. */
const TIMEOUT_MS = 40_000

let api: TestApi
let folder: string
/** The process that is called, then the one that takes over when it is killed: nobody waits for a start. */
const processes: { child: ChildProcess; port: number }[] = []
/** Set when the process has ended by itself, or the test has: nobody calls any more. */
let end = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok crashes '))
  api = await startTestApi(60)
  // The e-mails of the orders are counted here, and sent elsewhere.
  await sql`alter table emails alter column next_attempt_at set default now() + interval '1 day'`.execute(
    api.db,
  )
}, 240_000)
afterAll(async () => {
  end ||= 'the test is over'
  for (const { child } of processes) child.kill('SIGKILL')
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function startProcess(): Promise<void> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: api.databaseUrl,
      API_PORT: String(port),
      API_DATA_DIR: folder,
      RATE_OF_SESSION: '0',
      RATE_OF_ADDRESS: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  }).once('exit', (code) => {
    if (code !== null) end ||= `the process has ended with ${code}`
  })
  processes.push({ child, port })
}

interface Buyer {
  shopId: number
  token: string
  buyerId: number
  products: number[]
}

async function loadBuyers(): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (const { id: shopId, domain } of SHOPS) {
    const products = await someProducts(api, 6, shopId)
    for (const id of products) await setProduct(api, id, { price: PRICE, remain: STOCK }, shopId)
    for (const email of EMAILS) {
      const { buyer_id: buyerId } = await api.db
        .selectFrom('clients')
        .where('shop_id', '=', shopId)
        .where('email', '=', email)
        .select('buyer_id')
        .executeTakeFirstOrThrow()
      buyers.push({ shopId, token: (await api.login(email, domain)).access_token, buyerId, products })
    }
  }
  return buyers
}

/** Two rows in the buyer's basket, as if they had been put there long ago. */
const fill = ({ shopId, buyerId, products }: Buyer, index: number) =>
  api.db
    .insertInto('basket_rows')
    .values(
      [index, index + 1].map((place, second) => ({
        ...{ shop_id: shopId, buyer_id: buyerId, basket: 'main' as const },
        ...{ product_id: products[place % 6] ?? 0, quantity: second ? 1 : 1 + (index % 3) },
      })),
    )
    .execute()

/** Calls until there is an answer: the process may be away, or die in between. */
async function insist<Answer>(
  token: string,
  path: string,
  form: Record<string, string | number>,
): Promise<Answer> {
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; ) {
    const url = `http://127.0.0.1:${processes[0]?.port}${path}?access_token=${token}`
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    const text = answer?.status === 200 ? await answer.text().catch(() => null) : null
    if (text !== null) return JSON.parse(text) as Answer
    if (end) throw new Error(end)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error('no answer came')
}

test('the process is killed again and again during a thousand orders: none is lost, doubled or half', async () => {
  const buyers = await loadBuyers()
  const before = await lastOrder()
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('emails').execute()
  const answered = new Map<string, number>()
  let kills = 0
  let started = 0
  await Promise.all([startProcess(), startProcess()])

  const place = async (buyer: Buyer, index: number) => {
    await fill(buyer, index)
    const key = `order-number-${index}`
    const { response } = await insist<V4Answer<CreateOrderResponse>>(
      buyer.token,
      '/v4/api/client/order_basket/main/create/',
      { idempotency_key: key, payment: 'INVOICE', delivery_type: '1', tradepoint_id: 1 },
    )
    expect(response.CREATE_ORDER.MESSAGE.CODE).toBe('order_created')
    answered.set(`${buyer.shopId} ${key}`, response.ORDER_ID ?? 0)
    if (answered.size < KILL_EVERY * (kills + 1) || answered.size > ORDERS - 50) return
    kills += 1
    processes.shift()?.child.kill('SIGKILL')
    if (kills < 4) await startProcess()
  }
  const work = async (buyer: Buyer) => {
    while (started < ORDERS) await place(buyer, started++)
  }
  await Promise.all(buyers.map(work))

  expect(kills).toBe(4)
  const ids = [...answered.values()]
  expect(new Set(ids).size).toBe(ORDERS)
  const made = await api.db.selectFrom('orders').where('id', '>', before).select('id').execute()
  expect(made.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b))
  expect(await oddities(before)).toEqual({
    half: 0,
    keys: ORDERS,
    emails: ORDERS * 2,
    leftovers: 0,
    stock: 0,
  })
}, 150_000)

const lastOrder = async (): Promise<number> =>
  (await sql<{ last: number }>`select coalesce(max(id), 0) as last from orders`.execute(api.db)).rows[0]
    ?.last ?? 0

/** What would tell of orders that are half made. `stock`: products whose stock does not tell what was sold. */
async function oddities(before: number) {
  const { rows } = await sql<Record<string, number>>`
    with made as (select * from orders where id > ${before}),
    sums as (select made.id, count(row.position) as count, sum(row.sum) as sum from made
      left join order_rows row on row.shop_id = made.shop_id and row.order_id = made.id group by made.id),
    sold as (select row.shop_id, row.product_id, sum(row.quantity) as quantity from order_rows row
      join made on made.shop_id = row.shop_id and made.id = row.order_id group by 1, 2)
    select
      (select count(*) from made join sums on sums.id = made.id
        where sums.count <> made.position_count or sums.sum <> made.products_sum) as half,
      (select count(*) from order_keys join made on made.shop_id = order_keys.shop_id
        and made.id = order_keys.order_id) as keys,
      (select count(*) from emails) as emails,
      (select count(*) from basket_rows) as leftovers,
      (select count(*) from sold join products p on p.shop_id = sold.shop_id and p.id = sold.product_id
        where p.remain <> ${STOCK} - sold.quantity) as stock`.execute(api.db)
  return rows[0]
}
