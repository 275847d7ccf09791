import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RUN } from '@prilavok/build/testing/run'
import type { CreateOrderResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { connect } from '../../platform/database/connection'
import { migrate } from '../../platform/database/migrate'
import { readMigrations } from '../../platform/database/migrations'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { productsForm, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const ORDERS = 150
/** The process is killed each time so many orders more have been answered. */
const KILL_EVERY = 50
const STOCK = 1_000_000
const PRICE = 500_000
const SHOPS = [
  { domain: 'demo-green.localhost', id: 1 },
  { domain: 'demo-blue.localhost', id: 2 },
  { domain: 'demo-red.localhost', id: 3 },
  { domain: 'demo-violet.localhost', id: 4 },
]

const EMAILS = ['client', 'loyalty', 'director', 'buyer'].map((name) => `${name}@example.com`)

let api: TestApi
let folder: string
/** The process that is called, then the one that takes over when it is killed: nobody waits for a start. */
const processes: { child: ChildProcess; port: number }[] = []
/** Set when the process has ended by itself, or the test has: nobody calls any more. */
let end = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok crashes '))
  api = await startTestApi()
  // The e-mails of the orders are counted here, and sent elsewhere.
  await sql`alter table emails alter column next_attempt_at set default now() + interval '1 day'`.execute(
    api.db,
  )
})
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
  const child = spawn(process.execPath, [RUN, MAIN], {
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

/** Calls until there is an answer, or the test is over: the process may be away, or die in between. */
async function insist<Answer>(
  token: string,
  path: string,
  form: Record<string, string | number>,
): Promise<Answer> {
  const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
  for (;;) {
    const url = `http://127.0.0.1:${processes[0]?.port}${path}?access_token=${token}`
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    const text = answer?.status === 200 ? await answer.text().catch(() => null) : null
    if (text !== null) return JSON.parse(text) as Answer
    if (end) throw new Error(end)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

test('the process is killed twice during 150 orders: none is lost, doubled or half', async () => {
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
    if (answered.size < KILL_EVERY * (kills + 1) || answered.size > ORDERS - 20) return
    kills += 1
    processes.shift()?.child.kill('SIGKILL')
    if (kills < 2) await startProcess()
  }
  const work = async (buyer: Buyer) => {
    while (started < ORDERS) await place(buyer, started++)
  }
  await Promise.all(buyers.map(work))

  expect(kills).toBe(2)
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
})

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

const BUYERS = [
  { email: 'client@example.com', domain: GREEN, shopId: 1 },
  { email: 'loyalty@example.com', domain: GREEN, shopId: 1 },
  { email: 'director@example.com', domain: GREEN, shopId: 1 },
  { email: 'client@example.com', domain: BLUE, shopId: 2 },
  { email: 'loyalty@example.com', domain: BLUE, shopId: 2 },
]
const ORDERS_OF_EACH = 10

/** As a next release would begin: old processes neither know nor fill what is new (ADR 46). */
const EXPAND = {
  name: '9999_delivery_notes.sql',
  checksum: 'of this test',
  statements: `
    alter table orders add column delivery_note text;
    create table delivery_notes (
      shop_id integer not null references shops on delete cascade,
      order_id integer not null,
      text text not null,
      primary key (shop_id, order_id),
      foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade
    );
    create function fill_delivery_note() returns trigger language plpgsql as $$
    begin
      new.delivery_note := coalesce(new.delivery_note, 'by an older process');
      return new;
    end $$;
    create trigger orders_delivery_note before insert on orders for each row execute function fill_delivery_note();
    create index orders_without_note on orders (shop_id, id) where delivery_note is null;`,
}

test('50 orders are made by a process of the schema before while the migrations of a next release run: none fails, none is lost', async () => {
  const deployment = connect(api.databaseUrl, 2)
  const { create } = orderCalls(api)
  const made: string[] = []
  let begun = () => {}
  const underWay = new Promise<void>((resolve) => {
    begun = resolve
  })
  let migrated = () => {}
  const afterwards = new Promise<void>((resolve) => {
    migrated = resolve
  })
  async function buy({ email, domain, shopId }: (typeof BUYERS)[number], product: number): Promise<void> {
    const { access_token: token } = await api.login(email, domain)
    for (let count = 0; count < ORDERS_OF_EACH; count += 1) {
      // The last one knows the new schema, however quick the others were.
      if (count === ORDERS_OF_EACH - 1) await afterwards
      await api.post(token, '/v4/api/client/basket/main/add/', productsForm({ [product]: 1 }))
      const { ORDER_ID } = await create(token, {
        payment: 'INVOICE',
        idempotency_key: `${email} of ${shopId}, ${count}`,
      })
      made.push(`${shopId}/${ORDER_ID}`)
      if (made.length === BUYERS.length) begun()
    }
  }
  const products = new Map(
    await Promise.all(
      [1, 2].map(async (shopId): Promise<[number, number]> => {
        const [id = 0] = await someProducts(api, 1, shopId)
        return [shopId, await setProduct(api, id, { price: 500_000, remain: 100 }, shopId)]
      }),
    ),
  )
  const buying = Promise.all(BUYERS.map((buyer) => buy(buyer, products.get(buyer.shopId) ?? 0)))
  await Promise.race([underWay, buying])
  expect(await migrate(deployment.pool, [...(await readMigrations()), EXPAND]).finally(migrated)).toEqual([
    EXPAND.name,
  ])
  await deployment.close()
  const before = new Set(made)
  await buying
  expect(before.size).toBeGreaterThanOrEqual(1)
  expect(made.length - before.size).toBeGreaterThanOrEqual(BUYERS.length)

  expect(new Set(made).size).toBe(50)
  const { rows } = await api.pool.query<{ id: string; note: string | null }>(
    `select shop_id || '/' || id as id, delivery_note as note from orders where shop_id || '/' || id = any ($1)`,
    [made],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([...made].sort())
  expect(new Set(rows.map(({ note }) => note))).toEqual(new Set([null, 'by an older process']))
  for (const [shopId, id] of products) {
    const { rows: stock } = await api.pool.query(
      'select remain from products where shop_id = $1 and id = $2',
      [shopId, id],
    )
    const sold = BUYERS.filter((buyer) => buyer.shopId === shopId).length * ORDERS_OF_EACH
    expect([shopId, stock]).toEqual([shopId, [{ remain: 100 - sold }]])
  }
})
