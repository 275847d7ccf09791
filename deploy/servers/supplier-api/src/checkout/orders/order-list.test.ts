import type {
  BoughtAnswer,
  OrderAnswer,
  OrderListAnswer,
  OrderRepeatAnswer,
  ProductsAnswer,
} from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { leaveCompany } from '../../testing/leave-company'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

let client = ''
let product = 0
beforeAll(async () => {
  client = (await api.login('client@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
})

describe('the list', () => {
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, product, { price: 500_000 })
  })

  const list = async (query = '', token = client) =>
    (await api.get(token, `/v3/api/client/order/?${query}`)).json<OrderListAnswer>()

  const dots = (date: Date) => date.toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' })

  test('[API-061] the order list: the latest first, pages, and what its filters can offer', async () => {
    const answer = await list('limit=4&offset=0')
    expect(answer.ITEMS).toHaveLength(4)
    expect(answer.NAV).toMatchObject({ LIMIT: 4, OFFSET: 0, SORT: 'CREATE_DATE', ORDER: 'DESC' })
    const dates = (await list('limit=1000')).ITEMS.map((item) => item.CREATE_DATE)
    expect(dates).toHaveLength(answer.NAV.CNT)
    expect(dates).toEqual([...dates].sort().reverse())
    expect((await list('limit=2&offset=2')).ITEMS).toEqual(answer.ITEMS.slice(2))
    expect(answer.ORDER_STATUS).toContainEqual({ STATUS_CODE: 'completed', STATUS_NAME: 'Выполнен' })
    expect(answer.ORDER_USER).toContainEqual({
      ...{ ID: expect.any(Number), EMAIL: 'client@example.com', PHONE: expect.any(String) },
      NAME: expect.stringMatching(/^Соколова /),
    })
    expect(answer.ORDER_CLIENT).toEqual([{ ID: expect.any(Number), NAME: 'ООО «Вектор Плюс»' }])
    expect(answer.SHOP_CLIENT).toEqual([{ ID: 1, NAME: 'Канцопт Зелёный' }])
    expect(answer.ORDER_DATE).toEqual({ MIN_DATE: dates.at(-1), MAX_DATE: dates[0] })
  })

  test('[API-061] the list can be filtered by status, number and days, and sorted', async () => {
    const all = (await list('limit=1000')).ITEMS
    const completed = await list('status=completed&limit=1000')
    expect(completed.ITEMS.length).toBeGreaterThan(0)
    expect(completed.ITEMS.every((item) => item.STATUS.STATUS_CODE === 'completed')).toBe(true)
    expect(completed.NAV.CNT).toBe(completed.ITEMS.length)
    expect((await list('status=')).NAV.CNT).toBe(all.length)
    const one = all[2]
    expect((await list(`order_number=${one?.ORDER_NUMBER}`)).ITEMS).toEqual([one])
    for (const text of [
      `№\u00a0${one?.ORDER_NUMBER} `,
      `Заказ № ${one?.ORDER_NUMBER}`,
      one?.ORDER_NUMBER.replace('-', '–'),
      `заказ №${one?.ORDER_NUMBER.replace('-', '\u2212')} от 5 ноября 2026`,
    ])
      expect((await list(`order_number=${encodeURIComponent(text ?? '')}`)).ITEMS).toEqual([one])
    expect((await list('order_number=%25')).ITEMS).toEqual([])
    const day = dots(new Date(one?.CREATE_DATE ?? ''))
    const days = await list(`date_start=${day}&date_end=${day}`)
    expect(days.ITEMS).toEqual(all.filter((item) => dots(new Date(item.CREATE_DATE)) === day))
    expect((await list(`date_start=${day}&limit=1000`)).ITEMS).toEqual(
      all.filter((item) => item.CREATE_DATE >= (days.ITEMS.at(-1)?.CREATE_DATE ?? '')),
    )
    expect((await api.get(client, '/v3/api/client/order/?date_start=31.02.2026')).statusCode).toBe(400)
  })

  test('[API-061] days are taken as dd.MM.yyyy alone; the last one is complete', async () => {
    const all = (await list('limit=1000')).ITEMS
    const day = dots(new Date(all[2]?.CREATE_DATE ?? ''))
    const until = (await list(`date_end=${day}&limit=1000`)).ITEMS
    const startOfNext = (await list(`date_start=${day}&limit=1000`)).ITEMS.filter(
      (item) => dots(new Date(item.CREATE_DATE)) !== day,
    )
    expect(until).toEqual(all.filter((item) => !startOfNext.some(({ ID }) => ID === item.ID)))
    for (const text of [
      '31.02.2026',
      '2026-02-01',
      '1.2.2026',
      '01.02.26',
      '01.13.2026',
      'x01.02.2026',
      '01.02.2026x',
    ])
      for (const field of ['date_start', 'date_end']) {
        const answer = await api.get(client, `/v3/api/client/order/?${field}=${text}`)
        expect([text, answer.statusCode, answer.json().errors?.[field]]).toEqual([
          ...[text, 400],
          'Дата должна быть в\u00a0виде дд.мм.гггг',
        ])
      }
  })

  test('[API-061] the list is sorted by sum, points behind roubles whichever come first', async () => {
    for (const [order, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const { ITEMS } = await list(`sort=position_sum&order=${order}&limit=1000`)
      const kinds = ITEMS.map(({ IS_LOYALTY }) => IS_LOYALTY)
      expect(new Set(kinds)).toEqual(new Set(['N', 'Y']))
      expect(kinds).toEqual([...kinds].sort())
      for (const kind of ['N', 'Y']) {
        const sums = ITEMS.filter(({ IS_LOYALTY }) => IS_LOYALTY === kind).map((item) => item.POSITION_SUM)
        expect(sums).toEqual([...sums].sort((a, b) => sign * (a - b)))
      }
    }
  })

  test('[API-061] statuses stand as in the life of an order: offered by the filter and sorted by', async () => {
    const life = ['sent', 'online-not-paid', 'online-to-payment', 'online-processing', 'online-paid']
    life.push('in-progress', 'completed', 'online-canceled', 'canceled')
    const { ITEMS, ORDER_STATUS } = await list('sort=status&order=asc&limit=1000')
    expect(ORDER_STATUS.map(({ STATUS_CODE }) => STATUS_CODE)).toEqual(life)
    const statuses = ITEMS.map(({ STATUS }) => STATUS.STATUS_CODE)
    expect([...new Set(statuses)]).toEqual(life)
    const runs = statuses.filter((status, index) => status !== statuses[index - 1])
    expect(runs).toEqual(life)
    expect((await list('sort=status&order=desc')).ITEMS[0]?.STATUS.STATUS_CODE).toBe('canceled')
  })

  test('[API-061] the list is sorted by count, too; an unknown column is the date', async () => {
    const read = async (query: string) => list(`${query}&limit=1000`)
    const counts = (await read('sort=POSITION_COUNT&order=ASC')).ITEMS.map((item) => item.POSITION_COUNT)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    const { ITEMS, NAV } = await read('sort=toString&order=asc')
    expect(NAV).toMatchObject({ SORT: 'CREATE_DATE', ORDER: 'ASC' })
    expect(ITEMS).toEqual((await read('')).ITEMS.toReversed())
  })
})

describe('colleagues', () => {
  let director = ''
  let person = ''
  beforeAll(async () => {
    director = (await api.login('director@example.com')).access_token
    await api.pool.query(
      `update clients set company_id = null where shop_id = 1 and email = 'blocked@example.com'`,
    )
    person = (await api.login('blocked@example.com')).access_token
  })

  const list = async (token: string, query = '') =>
    (await api.get(token, `/v3/api/client/order/?limit=1000&${query}`)).json<OrderListAnswer>()

  const detail = async (token: string, id: number) =>
    (await api.get(token, `/v3/api/client/order/${id}/`)).json<OrderAnswer>().ITEM

  const act = (token: string, form: Record<string, string | number>) =>
    api.post(token, '/v3/api/client/order/', form)

  test('colleagues see the orders of their company with who ordered, and may repeat and export them', async () => {
    const { ITEMS, ORDER_USER } = await list(director)
    expect(ORDER_USER.map(({ EMAIL }) => EMAIL)).toEqual(
      expect.arrayContaining(['client@example.com', 'loyalty@example.com']),
    )
    const order = ITEMS.find(({ USER }) => USER.EMAIL === 'client@example.com')
    expect(order?.IS_OWN).toBe('N')
    expect(await detail(director, order?.ID ?? 0)).toMatchObject({
      IS_OWN: 'N',
      USER: { NAME: 'Соколова Анна Викторовна' },
    })
    expect((await act(director, { action: 'copy', order_id: order?.ID ?? 0 })).statusCode).toBe(200)
    expect((await act(director, { action: 'export', order_id: order?.ID ?? 0 })).statusCode).toBe(200)
  })

  test('what a colleague ordered is neither cancelled nor paid by others', async () => {
    const { ITEMS } = await list(director, 'status=sent')
    const id = ITEMS.find(({ IS_OWN }) => IS_OWN === 'N')?.ID ?? 0
    const cancel = { action: 'cancel', order_id: id, cancel_comment: 'Не нужен' }
    expect((await act(director, cancel)).statusCode).toBe(404)
    expect((await api.get(director, `/v3/api/payment/${id}/url/`)).statusCode).toBe(404)
    expect((await api.post(director, `/v3/api/client/payment/type/${id}/CASH/`, {})).statusCode).toBe(404)
    expect((await detail(director, id))?.STATUS.STATUS_CODE).toBe('sent')
  })

  test('who belongs to no company sees what he ordered himself, nothing else', async () => {
    const { ITEMS, ORDER_USER } = await list(person)
    expect(ITEMS.length).toBeGreaterThan(0)
    expect(ITEMS.every(({ IS_OWN }) => IS_OWN === 'Y')).toBe(true)
    expect(ORDER_USER.map(({ EMAIL }) => EMAIL)).toEqual(['blocked@example.com'])
    const other = (await list(director)).ITEMS.find(({ USER }) => USER.EMAIL === 'client@example.com')
    expect(await detail(person, other?.ID ?? 0)).toBeNull()
  })

  test('[CAB-026] the list is filtered by who ordered, the buyer and the shop, as its entities name them', async () => {
    const { NAV, ORDER_USER, ORDER_CLIENT, SHOP_CLIENT } = await list(director)
    const own = await list(director, 'order_user=loyalty%40example.com')
    expect(own.ITEMS.length).toBeGreaterThan(0)
    expect(own.NAV.CNT).toBeLessThan(NAV.CNT)
    expect(new Set(own.ITEMS.map(({ USER }) => USER.EMAIL))).toEqual(new Set(['loyalty@example.com']))
    const user = ORDER_USER.find(({ EMAIL }) => EMAIL === 'loyalty@example.com')
    expect(own.ITEMS[0]?.USER.ID).toBe(user?.ID)
    expect((await list(director, `order_user=${user?.ID}`)).ITEMS).toEqual(own.ITEMS)
    const counts = await Promise.all(
      [
        ...ORDER_CLIENT.map(({ ID }) => `order_client=${ID}`),
        ...SHOP_CLIENT.map(({ ID }) => `shop_client=${ID}`),
      ].map(async (query) => (await list(director, query)).NAV.CNT),
    )
    expect(counts).toEqual([NAV.CNT, NAV.CNT])
    for (const query of [
      'order_user=nobody%40example.com',
      'order_user=999999',
      'order_client=999999',
      'shop_client=2',
    ])
      expect((await list(director, query)).NAV.CNT).toBe(0)
  })

  test('[CAB-026] who changed his phone, and a company that changed its name, stand once: as in the newest order', async () => {
    const { ITEMS } = await list(director)
    const own = ITEMS.filter(({ USER }) => USER.EMAIL === 'client@example.com')
    const [newest, oldest] = [own[0]?.ID ?? 0, own.at(-1)?.ID ?? 0]
    const rename = `update orders set user_phone = $2, client_name = $3, user_name = $4 where shop_id = 1 and id = $1`
    await api.pool.query(rename, [newest, '+7 900 000-00-01', 'АО «Новое имя»', 'Новикова Анна'])
    await api.pool.query('update orders set created_at = now() where shop_id = 1 and id = $1', [newest])
    await api.pool.query(rename, [oldest, '+7 999 999-99-99', 'Яшма, прежнее имя', 'Яковлева Анна'])
    const { ORDER_USER, ORDER_CLIENT } = await list(director)
    expect(ORDER_USER.filter(({ EMAIL }) => EMAIL === 'client@example.com')).toEqual([
      { ID: own[0]?.USER.ID, EMAIL: 'client@example.com', PHONE: '+7 900 000-00-01', NAME: 'Новикова Анна' },
    ])
    expect(ORDER_CLIENT.map(({ NAME }) => NAME)).toEqual(['АО «Новое имя»'])
  })

  test('an order tells when it came into each of its statuses', async () => {
    const client = (await api.login('client@example.com')).access_token
    const sent = (await list(client, 'status=sent')).ITEMS.find(({ IS_OWN }) => IS_OWN === 'Y')
    const id = sent?.ID ?? 0
    await api.pool.query("update orders set status = 'in-progress', comment = 'x' where id = $1", [id])
    await api.pool.query("update orders set status = 'in-progress', comment = 'y' where id = $1", [id])
    await act(client, { action: 'cancel', order_id: id, cancel_comment: 'Передумали' })
    const history = (await detail(client, id))?.HISTORY ?? []
    expect(history.map(({ STATUS_CODE }) => STATUS_CODE)).toEqual(['sent', 'in-progress', 'canceled'])
    expect(history[0]?.DATE).toBe(sent?.CREATE_DATE)
    const times = history.map(({ DATE }) => Date.parse(DATE))
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now() + 1000)
  })
})

describe('what is bought again', () => {
  let client = ''
  beforeAll(async () => {
    client = (await api.login('client@example.com')).access_token
    await api.db.deleteFrom('offers').execute()
  })

  describe('a preview', () => {
    beforeAll(async () => {
      await leaveCompany(api, 'loyalty@example.com')
    })

    const preview = async (id: number | null, token = client) =>
      (await api.get(token, `/v3/api/client/order/${id}/repeat/`)).json<OrderRepeatAnswer>()

    const order = async (quantities: Record<number, number>) => {
      await basketOf(api, client).add(quantities)
      return (await orderCalls(api).create(client, { delivery_type: '1', tradepoint_id: 1 })).ORDER_ID
    }

    /** One that has full analogs. */
    async function productWithAnalogs(): Promise<{ id: number; analogs: number[] }> {
      const { rows } = await sql<{ id: number }>`select p.id from products p where p.shop_id = 1 and exists (
    select 1 from products o where o.shop_id = 1 and o.kind_id = p.kind_id and o.analog_parts = p.analog_parts
      and o.brand_id is distinct from p.brand_id) order by p.id limit 1`.execute(api.db)
      const id = rows[0]?.id ?? 0
      const path = `/v3/api/catalog/product/${id}/absoluteAnalogs/`
      const { ITEMS } = (await api.get(client, path)).json<ProductsAnswer>()
      return { id, analogs: ITEMS.map(({ ID }) => ID) }
    }

    test('the products of an order as they are now; those that cannot be bought with full analogs that can', async () => {
      const { id: gone, analogs } = await productWithAnalogs()
      expect(analogs.length).toBeGreaterThan(0)
      const [dearer = 0, fewer = 0] = await someProducts(api, 2)
      for (const id of [gone, dearer, fewer, ...analogs])
        await setProduct(api, id, { price: 500_000, remain: 1000 })
      const id = await order({ [gone]: 2, [dearer]: 3, [fewer]: 150 })
      expect((await preview(id)).ANALOGS).toEqual([])

      await setProduct(api, gone, { price: 500_000, remain: 0 })
      await setProduct(api, dearer, { price: 510_000, step_quantity: 6, min_quantity: 6, remain: 1000 })
      await setProduct(api, fewer, { price: 500_000, remain: 100 })
      const [soldOut = 0, ...left] = analogs
      await setProduct(api, soldOut, { price: 500_000, remain: 0 })
      const answer = await preview(id)
      expect(
        answer.ITEMS.map(({ ID, PRICE, REMAIN, UP_MULTIPLICITY }) => [ID, PRICE, REMAIN, UP_MULTIPLICITY]),
      ).toEqual(
        expect.arrayContaining([
          [gone, 5000, 0, { MIN: 1, STEP: 1 }],
          [dearer, 5100, 1000, { MIN: 6, STEP: 6 }],
          [fewer, 5000, 100, { MIN: 1, STEP: 1 }],
        ]),
      )
      expect(answer.ITEMS).toHaveLength(3)
      expect(answer.ANALOGS.flatMap(({ ITEMS }) => ITEMS.map(({ ID }) => ID))).toEqual(left.slice(0, 3))
    })

    test('gifts are left out; another client learns nothing', async () => {
      const [bought = 0, gift = 0] = await someProducts(api, 2)
      for (const id of [bought, gift]) await setProduct(api, id, { price: 500_000, remain: 1000 })
      const id = await order({ [bought]: 1, [gift]: 1 })
      await api.db
        .updateTable('order_rows')
        .set({ offer_id: 1 })
        .where('order_id', '=', Number(id))
        .where('product_id', '=', gift)
        .execute()
      expect((await preview(id)).ITEMS.map(({ ID }) => ID)).toEqual([bought])
      const other = (await api.login('loyalty@example.com')).access_token
      expect(await preview(id, other)).toEqual({ ITEMS: [], ANALOGS: [] })
      expect((await api.get(await api.visitor(), `/v3/api/client/order/${id}/repeat/`)).statusCode).toBe(403)
    })
  })

  describe('products of past orders', () => {
    beforeAll(async () => {
      await api.db.updateTable('orders').set({ status: 'canceled' }).execute()
    })

    const bought = async (query = '') =>
      (await api.get(client, `/v3/api/client/bought/${query}`)).json<BoughtAnswer>().ITEMS

    const order = async (quantities: Record<number, number>) => {
      await basketOf(api, client).add(quantities)
      const answer = await orderCalls(api).create(client, { delivery_type: '1', tradepoint_id: 1 })
      expect(answer.CREATE_ORDER.MESSAGE).toMatchObject({ CODE: 'order_created' })
      return answer.ORDER_ID
    }

    test('products of past orders: the most frequent first, in their usual count, as long as they can be bought', async () => {
      const [often = 0, once = 0, gone = 0] = await someProducts(api, 3)
      for (const id of [often, once, gone]) await setProduct(api, id, { price: 500_000, remain: 1000 })
      expect(await bought()).toEqual([])
      await order({ [often]: 12, [once]: 1, [gone]: 2 })
      await order({ [often]: 24, [gone]: 2 })
      await order({ [often]: 12, [gone]: 2 })
      await setProduct(api, gone, { remain: 0 })
      const canceled = await order({ [once]: 5 })
      await api.db
        .updateTable('orders')
        .set({ status: 'canceled' })
        .where('id', '=', Number(canceled))
        .execute()
      expect(
        (await bought()).map(({ ID, ORDER_CNT, USUAL_QUANTITY }) => [ID, ORDER_CNT, USUAL_QUANTITY]),
      ).toEqual([
        [often, 3, 12],
        [once, 1, 1],
      ])
      expect(await bought('?limit=1')).toHaveLength(1)
      // Twenty days from the first of three orders to the last one: one in ten days.
      const orders = await api.db
        .selectFrom('orders')
        .where('status', '!=', 'canceled')
        .select('id')
        .orderBy('id')
        .execute()
      const days = [20, 11, 0]
      for (const [at, { id }] of orders.entries())
        await api.db
          .updateTable('orders')
          .set({ created_at: new Date(Date.UTC(2026, 0, 21) - (days[at] ?? 0) * 86_400_000) })
          .where('id', '=', id)
          .execute()
      expect(
        (await bought()).map(({ ID, LAST_DATE, INTERVAL_DAYS }) => [ID, LAST_DATE, INTERVAL_DAYS]),
      ).toEqual([
        [often, '2026-01-21T00:00:00.000Z', 10],
        [once, '2026-01-01T00:00:00.000Z', null],
      ])
      expect((await api.get(await api.visitor(), '/v3/api/client/bought/')).statusCode).toBe(403)
    })

    test('habits are those of the last two hundred orders', async () => {
      const [now = 0, before = 0] = await someProducts(api, 2)
      for (const id of [now, before]) await setProduct(api, id, { price: 500_000, remain: 1000 })
      await api.db.updateTable('orders').set({ status: 'canceled' }).execute()
      const old = await order({ [before]: 3 })
      const first = await order({ [now]: 5 })
      await api.pool.query("update orders set created_at = now() - interval '1 year' where id = $1", [old])
      const repeat = (times: number) =>
        api.pool.query(
          `with made as (
             insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')),
               'number', 'again ' || o.number || ' ' || count))).*
             from orders o, generate_series(1, $2) as count where o.id = $1 returning shop_id, id)
           insert into order_rows select (jsonb_populate_record(row, jsonb_build_object('order_id', made.id))).*
           from made, order_rows row where row.shop_id = made.shop_id and row.order_id = $1`,
          [first, times],
        )
      await repeat(198)
      const counts = async () => (await bought()).map(({ ID, ORDER_CNT }) => [ID, ORDER_CNT])
      expect(await counts()).toEqual([
        [now, 199],
        [before, 1],
      ])
      await api.pool.query("update orders set number = 'once more ' || number where number like 'again %'")
      await repeat(1)
      expect(await counts()).toEqual([[now, 200]])
    })
  })
})
