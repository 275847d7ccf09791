import { setTimeout as delay } from 'node:timers/promises'
import { addJob } from '../../platform/jobs/add-job'
import { runDueJobs, startJobs } from '../../platform/jobs/run-jobs'
import { defineTask, NOTHING } from '../../platform/jobs/task'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { setProduct, someProducts } from '../basket/testing/products-and-calls'
import { type PaymentTools, paymentTools } from './check-payment'
import { paymentTasks } from './payment-tasks'
import { paymentCalls } from './testing/payment-calls'

let api: TestApi
let product = 0
beforeAll(async () => {
  api = await startTestApi()
  product = (await someProducts(api, 1))[0] ?? 0
  await setProduct(api, product, { price: 500_000 })
})
beforeEach(() => api.pool.query('delete from graphile_worker._private_jobs'))
afterAll(() => api.close())

const log = { warn: () => undefined }
const look = () => addJob(api.db, { task: 'find-due-payments' })
const buyerOf = async (domain?: string) =>
  paymentCalls(api, (await api.login('client@example.com', domain)).access_token)

test('a hundred overdue orders that cannot be cancelled hold up no other', async () => {
  const stuck = await buyerOf()
  const first = await stuck.order(product)
  const other = await buyerOf(BLUE)
  const { rows } = await api.pool.query<{ id: number }>(
    'select max(id) as id from products where shop_id = 2',
  )
  const sold = rows[0]?.id ?? 0
  await setProduct(api, sold, { price: 500_000 }, 2)
  const waiting = await other.order(sold)
  await api.pool.query(
    `insert into orders
     select (jsonb_populate_record(null::orders, to_jsonb(orders)
       || jsonb_build_object('id', 1000000 + copy, 'number', 'copy ' || copy))).*
     from orders, generate_series(1, 99) as copy where orders.shop_id = 1 and orders.id = $1`,
    [first],
  )
  await api.pool.query(
    `update orders set pay_until = now() - case when shop_id = 1 then interval '1 hour' else interval '1 minute' end
     where status = 'online-not-paid' and ((shop_id = 1 and (id = $1 or id > 1000000)) or (shop_id = 2 and id = $2))`,
    [first, waiting],
  )
  await api.pool.query(
    `create trigger stuck before update of status on orders for each row when (new.shop_id = 1)
     execute function reject_change()`,
  )
  const tasks = paymentTasks(paymentTools(api.app))
  for (let round = 0; round < 2; round++) {
    await look()
    await runDueJobs({ databaseUrl: api.databaseUrl, tasks, log })
  }
  await api.pool.query('drop trigger stuck on orders')
  expect(await stuck.states(first)).toEqual(['online-not-paid', 'NOT_PAID'])
  expect(await other.states(waiting)).toEqual(['online-canceled', 'NOT_PAID'])
})

test('an acquirer that never answers holds up no other job', async () => {
  const buyer = await buyerOf()
  await buyer.url(await buyer.order(product))
  await api.pool.query("update payments set next_check_at = now() where status = 'pending'")
  const tools = paymentTools(api.app)
  const heard = { asked: 0, sent: 0 }
  let answer = () => {}
  const silence = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  const read = () => {
    heard.asked += 1
    return silence
  }
  const acquirers: PaymentTools['acquirers'] = {
    ...tools.acquirers,
    of: () => ({ ...tools.acquirers.current, read }),
  }
  const send = defineTask({
    name: 'send',
    payload: NOTHING,
    run: async () => {
      heard.sent += 1
    },
  })
  await look()
  const end = startJobs({
    databaseUrl: api.databaseUrl,
    tasks: [...paymentTasks({ ...tools, acquirers }), send],
    log,
    concurrency: 1,
  })
  while (heard.asked === 0) await delay(20)
  await addJob(api.db, { task: 'send' })
  while (heard.sent === 0) await delay(20)
  const ended = end()
  answer()
  await ended
  expect(heard).toEqual({ asked: 1, sent: 1 })
})
