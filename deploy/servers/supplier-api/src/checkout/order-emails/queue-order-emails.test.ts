import { emailSender } from '../../background'
import { emailTasks } from '../../platform/emails/email-tasks'
import { runDueJobs } from '../../platform/jobs/run-jobs'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'
import { openOrderEmails } from './order-email'

let api: TestApi
let client = ''
let product = 0
beforeAll(async () => {
  api = await startTestApi(60)
  client = (await api.login('client@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.pool.query('delete from graphile_worker._private_jobs')
  await api.db.deleteFrom('emails').execute()
  await setProduct(api, product, { price: 500_000 })
  await basketOf(api, client).add({ [product]: 1 })
  await orderCalls(api).create(client)
})
afterAll(() => api.close())

const jobs = async () =>
  (
    await api.pool.query<{ payload: { shopId: number; ids: number[] }; later: boolean }>(
      'select payload, run_at > now() as later from graphile_worker._private_jobs order by id',
    )
  ).rows
const emails = () =>
  api.db
    .selectFrom('emails')
    .select(['id', 'reader', 'failure'])
    .select((eb) => eb('sent_at', 'is not', null).as('sent'))
    .orderBy('id')
    .execute()

/** Does the jobs that are due. @param reach throws for recipients whose mail server is away @returns who was reached */
async function doJobs(reach: (to: string) => unknown = () => undefined): Promise<string[]> {
  const gone: string[] = []
  const tasks = emailTasks({
    ...emailSender(api.app, ''),
    mail: {
      carry: async ({ to }) => {
        await reach(to)
        gone.push(to)
      },
      close: async () => undefined,
    },
    onFailure: () => undefined,
  })
  await runDueJobs({ databaseUrl: api.databaseUrl, tasks, log: { warn: () => undefined } })
  return gone
}

test('both e-mails of an order are one job', async () => {
  const written = await emails()
  expect(written.map(({ reader }) => reader)).toEqual(['buyer', 'manager'])
  expect(await jobs()).toEqual([{ payload: { shopId: 1, ids: written.map(({ id }) => id) }, later: false }])
  expect((await doJobs()).toSorted()).toEqual(['client@example.com', expect.stringMatching(/^sales@/)])
  expect(await jobs()).toEqual([])
})

test('both tell of the order as it was when the first was made; the next job reads it anew', async () => {
  const { id } = await api.db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const open = () => openOrderEmails(api.db, api.app.services.pages)
  const about = { shop_id: 1, order_id: id, news: 'created' } as const
  const ofOrder = open()
  await ofOrder({ ...about, reader: 'buyer' })
  await api.db.updateTable('orders').set({ comment: 'Позвоните' }).where('id', '=', id).execute()
  expect((await ofOrder({ ...about, reader: 'manager' })).plain).not.toContain('Позвоните')
  expect((await open()({ ...about, reader: 'manager' })).plain).toContain('Комментарий: Позвоните')
})

test('of two e-mails one that fails is tried again alone, later', async () => {
  const reached = await doJobs((to) => {
    if (to === 'client@example.com') throw new Error('away')
  })
  expect(reached).toHaveLength(1)
  const [buyer, manager] = await emails()
  expect(buyer).toMatchObject({ sent: false, failure: 'away' })
  expect(manager).toMatchObject({ sent: true, failure: null })
  expect(await jobs()).toEqual([{ payload: { shopId: 1, ids: [buyer?.id] }, later: true }])
})

test('one whose mail server is slow does not keep the other waiting', async () => {
  let release = () => {}
  const reachedManager = new Promise<void>((resolve) => {
    release = resolve
  })
  const reached = await doJobs((to) => (to === 'client@example.com' ? reachedManager : release()))
  expect(reached).toHaveLength(2)
})

test('a shop without an address of its own writes to the buyer alone', async () => {
  await api.db.deleteFrom('emails').execute()
  await api.pool.query('delete from graphile_worker._private_jobs')
  const shop = api.db.updateTable('shops').where('id', '=', 1)
  const { email } = await api.db
    .selectFrom('shops')
    .where('id', '=', 1)
    .select('email')
    .executeTakeFirstOrThrow()
  await shop.set({ email: '' }).execute()
  await basketOf(api, client).add({ [product]: 1 })
  await orderCalls(api).create(client)
  await shop.set({ email }).execute()
  const [written, ...more] = await emails()
  expect([written?.reader, more]).toEqual(['buyer', []])
  expect((await jobs()).map(({ payload }) => payload.ids)).toEqual([[written?.id]])
})
