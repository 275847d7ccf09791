import { setTimeout as delay } from 'node:timers/promises'
import { Type } from '@sinclair/typebox'
import { addJob } from '../../platform/jobs/add-job'
import { runDueJobs, startJobs } from '../../platform/jobs/run-jobs'
import { defineTask } from '../../platform/jobs/task'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { setProduct, someProducts } from '../basket/testing/products-and-calls'
import { type PaymentTools, paymentTools } from './check-payment'
import { paymentTasks } from './payment-tasks'
import { paymentCalls } from './testing/payment-calls'

let api: TestApi
let product = 0
beforeAll(async () => {
  api = await startTestApi(60, 0.5)
  product = (await someProducts(api, 1))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.pool.query('delete from graphile_worker._private_jobs')
  await setProduct(api, product, { price: 500_000 })
})
afterAll(() => api.close())

const log = { warn: () => undefined }
const look = () => addJob(api.db, { task: 'find-due-payments' })
const orderOf = async (domain?: string) => {
  const { access_token } = await api.login('client@example.com', domain)
  return paymentCalls(api, access_token)
}
const setOverdue = (ids: readonly number[]) =>
  api.pool.query("update orders set pay_until = now() - interval '1 hour' where id = any($1)", [ids])

/** Further orders that are like one of the first shop. */
async function copiesOf(order: number, count: number): Promise<number[]> {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into orders
     select (jsonb_populate_record(null::orders, to_jsonb(orders)
       || jsonb_build_object('id', 1000000 + copy, 'number', 'copy ' || copy))).*
     from orders, generate_series(1, $2::integer) as copy where orders.shop_id = 1 and orders.id = $1 returning id`,
    [order, count],
  )
  return rows.map(({ id }) => id)
}

test('payments are looked for every five seconds, by one job', async () => {
  const failed: unknown[] = []
  const tasks = paymentTasks(paymentTools(api.app))
  const warn = (_details: unknown, message: string) => failed.push(message)
  await look()
  await look()
  await runDueJobs({ databaseUrl: api.databaseUrl, tasks, log: { warn } })
  expect(failed).toEqual([])
  const { rows } = await api.pool.query(
    `select key, run_at between now() + interval '2 seconds' and now() + interval '6 seconds' as soon
     from graphile_worker._private_jobs`,
  )
  expect(rows).toEqual([{ key: 'find-due-payments soon', soon: true }])
})

test('a hundred overdue orders that cannot be cancelled hold up no other', async () => {
  const stuck = await orderOf()
  const other = await orderOf(BLUE)
  const first = await stuck.order(product)
  const { rows: sold } = await api.pool.query<{ product_id: number }>(
    'select id as product_id from products where shop_id = 2 order by id desc limit 1',
  )
  const products = sold[0]?.product_id ?? 0
  await setProduct(api, products, { price: 500_000 }, 2)
  const waiting = await other.order(products)
  await setOverdue([first, ...(await copiesOf(first, 99))])
  await api.pool.query("update orders set pay_until = now() - interval '1 minute' where id = $1", [waiting])
  await api.pool.query(
    `create trigger stuck before update of status on orders for each row when (new.shop_id = 1)
     execute function reject_change()`,
  )
  const options = { databaseUrl: api.databaseUrl, tasks: paymentTasks(paymentTools(api.app)), log }
  for (let round = 0; round < 2; round++) {
    await look()
    await runDueJobs(options)
  }
  await api.pool.query('drop trigger stuck on orders')
  expect(await stuck.states(first)).toEqual(['online-not-paid', 'NOT_PAID'])
  expect(await other.states(waiting)).toEqual(['online-canceled', 'NOT_PAID'])
})

test('an acquirer that never answers holds up no other job', async () => {
  const buyer = await orderOf()
  await buyer.url(await buyer.order(product))
  await api.pool.query(
    `insert into payments (shop_id, order_id, attempt, acquirer, provider_id, status, amount, currency, return_url, next_check_at)
     select shop_id, order_id, attempt + copy, acquirer, gen_random_uuid()::text, status, amount, currency, return_url, now()
     from (select * from payments where status = 'pending' limit 1) as payment, generate_series(1, 60) as copy`,
  )
  const tools = paymentTools(api.app)
  let asked = 0
  let answer = () => {}
  const silence = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  const silent = {
    ...tools.acquirers.current,
    read: () => {
      asked += 1
      return silence
    },
  }
  const acquirers: PaymentTools['acquirers'] = { ...tools.acquirers, of: () => silent }
  const sent = defineTask({ name: 'send', payload: Type.Object({}), run: async () => done() })
  let done = () => {}
  const isSent = new Promise<string>((resolve) => {
    done = () => resolve('sent')
  })
  await look()
  const end = startJobs({
    databaseUrl: api.databaseUrl,
    tasks: [...paymentTasks({ ...tools, acquirers }), sent],
    log,
  })
  while (asked === 0) await delay(20)
  await addJob(api.db, { task: 'send' })
  const first = await Promise.race([isSent, delay(5000, 'still waiting', { ref: false })])
  const ended = end()
  answer()
  await ended
  expect(first).toBe('sent')
})
