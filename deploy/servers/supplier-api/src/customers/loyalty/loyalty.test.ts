import type {
  LoyaltyBalanceAnswer,
  LoyaltyInfoAnswer,
  LoyaltyOperationCode,
  LoyaltyOperationsAnswer,
  LoyaltyStatusAnswer,
} from '@prilavok/shared-kernel/contract'
import { basketOf, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { fc } from '../../testing/property'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { burnOldPoints } from './burn'
import { addOperation, earnPoints, returnPoints, spendPoints } from './ledger'
import { earnForOrder, undoForOrder } from './order-points'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('the programme', () => {
  let token = ''
  beforeAll(async () => {
    token = (await api.login('loyalty@example.com')).access_token
  })

  const info = async (who = token) =>
    (await api.get(who, '/v3/api/client/loyalty_info/?mode=any')).json<LoyaltyInfoAnswer>()

  const operations = async (query = '') =>
    (await api.get(token, `/v3/api/client/loyalty/operations/?${query}`)).json<LoyaltyOperationsAnswer>()

  const setStatus = async (form: Record<string, number> = {}) =>
    (await api.post(token, '/v3/api/client/loyalty/set_status/', form)).json<LoyaltyStatusAnswer>()

  test('[API-015] the loyalty info: balance, programme, its levels and the place of the client', async () => {
    const { ITEM, LOYALTY } = await info()
    expect(ITEM.BALANCE).toBeGreaterThan(0)
    expect(ITEM.EXPECTED).toBeGreaterThan(0)
    expect(LOYALTY).toMatchObject({
      ...{ LOGO: '/upload/loyalty/demo-green.svg', RATE: { VALUE: 1, CURRENCY: 'RUB' } },
      BURN_DAYS: 365,
    })
    expect(LOYALTY.STATUSES.map(({ NAME, CURRENT, NEXT }) => [NAME, CURRENT, NEXT])).toEqual([
      ['Участник', 'Y', 'N'],
      ['Серебряный', 'N', 'Y'],
      ['Золотой', 'N', 'N'],
      ['Платиновый', 'N', 'N'],
    ])
    expect(LOYALTY.STATUSES[1]).toMatchObject({
      ...{ THRESHOLD: 30_000, REST: expect.closeTo(Math.max(0, 30_000 - ITEM.ORDERS_SUM), 2) },
      RATE: { VALUE: 4, CURRENCY: 'RATE' },
    })
  })

  test('[API-016] operations of all four kinds add up to the balance; what is under way is only expected', async () => {
    const { ITEMS, NAV } = await operations('limit=100')
    expect(new Set(ITEMS.map((item) => item.OPERATION_TYPE.CODE))).toEqual(
      new Set(['loyalty-plus', 'loyalty-minus', 'loyalty-burn', 'loyalty-return-order']),
    )
    expect(ITEMS.every((item) => item.OPERATION_TYPE.VALUE && item.STATUS.VALUE && item.POINTS > 0)).toBe(
      true,
    )
    expect(NAV).toEqual({ CNT: ITEMS.length, LIMIT: 100, OFFSET: 0, SORT: 'DATE', ORDER: 'DESC' })
    const dates = ITEMS.map((item) => item.DATE)
    expect(dates).toEqual([...dates].sort().reverse())

    const signed = (item: LoyaltyOperationsAnswer['ITEMS'][number]) =>
      ['loyalty-plus', 'loyalty-return-order'].includes(item.OPERATION_TYPE.CODE) ? item.POINTS : -item.POINTS
    const sumOf = (code: string) =>
      ITEMS.filter((item) => item.STATUS.CODE === code).reduce((sum, item) => sum + signed(item), 0)
    const balance = (await api.get(token, '/v3/api/client/loyalty/balance/')).json<LoyaltyBalanceAnswer>()
    expect(sumOf('done')).toBe(balance.BALANCE)
    expect(sumOf('expected')).toBe((await info()).ITEM.EXPECTED)
  })

  test('[API-016] operations come fifteen at a time, sorted as asked, of one kind when it is named', async () => {
    const all = await operations('limit=100&sort=POINTS&order=ASC')
    expect(all.NAV).toMatchObject({ SORT: 'POINTS', ORDER: 'ASC' })
    expect((await operations()).NAV.LIMIT).toBe(15)
    const points = all.ITEMS.map((item) => item.POINTS)
    expect(points).toEqual([...points].sort((a, b) => a - b))
    const page = await operations('limit=3&offset=2&sort=POINTS&order=ASC')
    expect(page.ITEMS).toEqual(all.ITEMS.slice(2, 5))
    const burnt = await operations('type=loyalty-burn')
    expect(burnt.ITEMS.every((item) => item.OPERATION_TYPE.CODE === 'loyalty-burn')).toBe(true)
    expect(burnt.NAV.CNT).toBe(burnt.ITEMS.length)
    expect((await operations('type=nothing')).ITEMS).toEqual([])
  })

  test('[API-017] a level can be taken once its threshold is reached, and none is skipped over unreached', async () => {
    const { id } = await participant()
    await api.pool.query('update orders set products_sum = 100000 where shop_id = 1 and client_id = $1', [id])
    expect(await setStatus()).toEqual({
      SUCCESS: 'N',
      errors: { query_error: expect.stringContaining('До\u00a0статуса «Серебряный» осталось купить на') },
    })
    await api.pool.query(
      `update orders set products_sum = 3000000 where shop_id = 1 and client_id = $1 and status = 'completed'
       and id = (select max(id) from orders where shop_id = 1 and client_id = $1 and status = 'completed' and not is_loyalty)`,
      [id],
    )
    expect(await setStatus({ status_id: 3 })).toMatchObject({ SUCCESS: 'N' })
    expect(await setStatus()).toEqual({ SUCCESS: 'Y', MESSAGE: 'Ваш новый статус: Серебряный' })
    expect(await setStatus({ status_id: 1 })).toMatchObject({ SUCCESS: 'N' })
    const { STATUSES } = (await info()).LOYALTY
    expect(STATUSES.map(({ CURRENT }) => CURRENT)).toEqual(['N', 'Y', 'N', 'N'])

    const [product = 0] = await someProducts(api, 1)
    await setProduct(api, product, { price: 100_000 })
    await basketOf(api, token).add({ [product]: 1 })
    expect((await basketOf(api, token).get()).INFO).toMatchObject({ itemsSum: 1000, loyaltyBonusSum: 40 })
  })

  test('the programme is for participants, each of their own shop', async () => {
    const visitor = await api.visitor()
    const client = (await api.login('client@example.com')).access_token
    const paths = ['loyalty_info/', 'loyalty/operations/', 'loyalty/balance/']
    for (const path of paths) {
      for (const stranger of [visitor, client])
        expect((await api.get(stranger, `/v3/api/client/${path}`)).statusCode).toBe(403)
    }
    expect((await api.post(client, '/v3/api/client/loyalty/set_status/', {})).statusCode).toBe(403)
    const other = (await api.login('loyalty@example.com', BLUE)).access_token
    const levels = await info(other)
    expect(levels.LOYALTY.STATUSES[0]?.CURRENT).toBe('Y')
    expect(levels.LOYALTY.LOGO).toBe('/upload/loyalty/demo-blue.svg')
  })

  test('points that were not spent in time are gone, those spent count as the oldest; nothing is taken twice', async () => {
    const before = await participant()
    await burnOldPoints(api.db)
    expect(await participant()).toEqual(before)

    const { id } = await participant('client@example.com')
    const line = (type: LoyaltyOperationCode, points: number, days: number) => ({
      ...{ shop_id: 1, client_id: id, order_id: null, created_at: daysAgo(days) },
      ...{ type, points },
    })
    await api.db
      .insertInto('loyalty_operations')
      .values([
        line('loyalty-plus', 900, 400),
        line('loyalty-plus', 300, 366),
        line('loyalty-minus', -200, 40),
        line('loyalty-plus', 50, 364),
      ])
      .execute()
    await api.pool.query('update clients set loyalty_balance = 1050 where shop_id = 1 and id = $1', [id])
    await Promise.all([burnOldPoints(api.db), burnOldPoints(api.db), burnOldPoints(api.db)])
    expect((await participant('client@example.com')).loyalty_balance).toBe(50)
    const { rows } = await api.pool.query(
      "select points::int, order_id, comment from loyalty_operations where client_id = $1 and type = 'loyalty-burn'",
      [id],
    )
    expect(rows).toEqual([
      { points: -1000, order_id: null, comment: 'Баллы не\u00a0использованы в\u00a0срок' },
    ])
  })

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  const participant = (email = 'loyalty@example.com') =>
    api.db
      .selectFrom('clients')
      .where('shop_id', '=', 1)
      .where('email', '=', email)
      .select(['id', 'loyalty_balance'])
      .executeTakeFirstOrThrow()
})

describe('the ledger', () => {
  let owner = { shopId: 1, clientId: 0 }
  let orders: number[] = []
  beforeAll(async () => {
    const { rows } = await api.pool.query<{ client_id: number; orders: number[] }>(
      `select client_id, array_agg(orders.id order by orders.id) as orders from orders join clients using (shop_id)
     where shop_id = 1 and clients.id = client_id and email = 'client@example.com' group by client_id`,
    )
    owner = { shopId: 1, clientId: rows[0]?.client_id ?? 0 }
    orders = rows[0]?.orders ?? []
  })

  beforeEach(() => empty())

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
    ...{ act: fc.constantFrom('earn', 'spend', 'return'), order: fc.integer({ min: 0, max: 5 }) },
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
})
