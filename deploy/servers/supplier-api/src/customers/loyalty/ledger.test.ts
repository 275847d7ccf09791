import { fc } from '../../testing/property'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { addOperation, earnPoints, returnPoints, spendPoints } from './ledger'
import { earnForOrder, undoForOrder } from './order-points'

let api: TestApi
let owner = { shopId: 1, clientId: 0 }
let orders: number[] = []
beforeAll(async () => {
  api = await startTestApi(40)
  const { rows } = await api.pool.query<{ client_id: number; orders: number[] }>(
    `select client_id, array_agg(orders.id order by orders.id) as orders from orders join clients using (shop_id)
     where shop_id = 1 and clients.id = client_id and email = 'client@example.com' group by client_id`,
  )
  owner = { shopId: 1, clientId: rows[0]?.client_id ?? 0 }
  orders = rows[0]?.orders ?? []
}, 60_000)
beforeEach(async () => {
  await api.pool.query('delete from loyalty_operations where shop_id = 1 and client_id = $1', [
    owner.clientId,
  ])
  await api.pool.query('update clients set loyalty_balance = 0 where shop_id = 1 and id = $1', [
    owner.clientId,
  ])
})
afterAll(() => api.close())

async function empty() {
  await api.pool.query('delete from loyalty_operations where shop_id = 1 and client_id = $1', [
    owner.clientId,
  ])
  await api.pool.query('update clients set loyalty_balance = 0 where shop_id = 1 and id = $1', [
    owner.clientId,
  ])
}

async function state() {
  const { rows } = await api.pool.query<{ balance: number; sum: number }>(
    `select loyalty_balance::int as balance, (select coalesce(sum(points), 0)::int from loyalty_operations
       where shop_id = clients.shop_id and client_id = clients.id) as sum
     from clients where shop_id = 1 and id = $1`,
    [owner.clientId],
  )
  return rows[0] ?? { balance: -1, sum: 0 }
}

const step = fc.record({
  act: fc.constantFrom('earn', 'spend', 'return'),
  order: fc.integer({ min: 0, max: 5 }),
  points: fc.integer({ min: 0, max: 50 }),
})
const ACTS = { earn: earnPoints, spend: spendPoints, return: returnPoints }

const BELOW_ZERO = { constraint: 'clients_loyalty_balance_check' }

test('whatever happens in whatever order: never below zero, and the balance is the sum of the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      await empty()
      const done = new Map<string, number>()
      let expected = 0
      for (const { act, order, points } of steps) {
        const key = `${act} ${order}`
        const signed = act === 'spend' ? -points : points
        const isNew = points > 0 && !done.has(key)
        const outcome = await ACTS[act](api.db, { ...owner, orderId: orders[order] ?? 0, points }).then(
          () => 'done',
          (failure: unknown) => failure,
        )
        if (isNew && expected + signed < 0) expect(outcome).toMatchObject(BELOW_ZERO)
        else {
          expect(outcome).toBe('done')
          if (isNew) {
            done.set(key, signed)
            expected += signed
          }
        }
      }
      expect(await state()).toEqual({ balance: expected, sum: expected })
    }),
    { numRuns: 40 },
  )
})

test('orders that spend at the same time never spend more than there is', async () => {
  await addOperation(api.db, { ...owner, orderId: null, type: 'loyalty-plus', points: 100 })
  const outcomes = await Promise.allSettled(
    orders.slice(0, 10).map((orderId) => spendPoints(api.db, { ...owner, orderId, points: 30 })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await state()).toEqual({ balance: 10, sum: 10 })
})

test('one order earns once, however many calls come at once', async () => {
  const orderId = orders[0] ?? 0
  await Promise.all(Array.from({ length: 8 }, () => earnPoints(api.db, { ...owner, orderId, points: 25 })))
  expect(await state()).toEqual({ balance: 25, sum: 25 })
})

test('a cancelled order gives back what it was paid with, and takes back what it brought, as far as it is there', async () => {
  const [bonus = 0, main = 0] = orders
  await api.pool.query(
    'update orders set loyalty_sum = 40, is_loyalty = false where shop_id = 1 and id = $1',
    [main],
  )
  await earnForOrder(api.db, 1, main)
  await earnForOrder(api.db, 1, main)
  await spendPoints(api.db, { ...owner, orderId: bonus, points: 15 })
  expect((await state()).balance).toBe(25)
  await api.db.transaction().execute((trx) => undoForOrder(trx, { ...owner, orderId: main }))
  expect((await state()).balance).toBe(0)
  await api.db.transaction().execute((trx) => undoForOrder(trx, { ...owner, orderId: bonus }))
  await api.db.transaction().execute((trx) => undoForOrder(trx, { ...owner, orderId: bonus }))
  expect(await state()).toEqual({ balance: 15, sum: 15 })
})

test('lines of the ledger are never changed', async () => {
  await earnPoints(api.db, { ...owner, orderId: orders[0] ?? 0, points: 5 })
  await expect(api.pool.query('update loyalty_operations set points = 500')).rejects.toThrow('only added')
})
