import type { OrderAnswer, OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
let client = ''
let product = 0
beforeAll(async () => {
  api = await startTestApi(20)
  client = (await api.login('client@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
}, 240_000)
afterAll(() => api.close())

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
      ...{ EMAIL: 'client@example.com', PHONE: expect.any(String) },
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
    const written = encodeURIComponent(`№\u00a0${one?.ORDER_NUMBER} `)
    expect((await list(`order_number=${written}`)).ITEMS).toEqual([one])
    expect((await list('order_number=%25')).ITEMS).toEqual([])
    const day = dots(new Date(one?.CREATE_DATE ?? ''))
    const days = await list(`date_start=${day}&date_end=${day}`)
    expect(days.ITEMS).toEqual(all.filter((item) => dots(new Date(item.CREATE_DATE)) === day))
    expect((await list(`date_start=${day}&limit=1000`)).ITEMS).toEqual(
      all.filter((item) => item.CREATE_DATE >= (days.ITEMS.at(-1)?.CREATE_DATE ?? '')),
    )
    const sums = (await list('sort=position_sum&order=asc&limit=1000')).ITEMS.map((item) => item.POSITION_SUM)
    expect(sums).toEqual([...sums].sort((a, b) => a - b))
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

  test('[API-061] the list is sorted by count and status, too; an unknown column is the date', async () => {
    const read = async (query: string) => list(`${query}&limit=1000`)
    const counts = (await read('sort=POSITION_COUNT&order=ASC')).ITEMS.map((item) => item.POSITION_COUNT)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    const statuses = (await read('sort=status&order=desc')).ITEMS.map((item) => item.STATUS.STATUS_CODE)
    const runs = statuses.filter((status, index) => status !== statuses[index - 1])
    expect(new Set(statuses).size).toBeGreaterThan(1)
    expect(runs).toHaveLength(new Set(statuses).size)
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
    const { NAV, ORDER_CLIENT, SHOP_CLIENT } = await list(director)
    const own = await list(director, 'order_user=loyalty%40example.com')
    expect(own.ITEMS.length).toBeGreaterThan(0)
    expect(own.NAV.CNT).toBeLessThan(NAV.CNT)
    expect(new Set(own.ITEMS.map(({ USER }) => USER.EMAIL))).toEqual(new Set(['loyalty@example.com']))
    const counts = await Promise.all(
      [
        ...ORDER_CLIENT.map(({ ID }) => `order_client=${ID}`),
        ...SHOP_CLIENT.map(({ ID }) => `shop_client=${ID}`),
      ].map(async (query) => (await list(director, query)).NAV.CNT),
    )
    expect(counts).toEqual([NAV.CNT, NAV.CNT])
    for (const query of ['order_user=nobody%40example.com', 'order_client=999999', 'shop_client=2'])
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
      { EMAIL: 'client@example.com', PHONE: '+7 900 000-00-01', NAME: 'Новикова Анна' },
    ])
    expect(ORDER_CLIENT.map(({ NAME }) => NAME)).toEqual(['АО «Новое имя»'])
  })

  test('a person is another buyer than the company of the same number', async () => {
    const { ITEMS } = await list(person)
    await api.pool.query(
      `insert into companies select (jsonb_populate_record(company, jsonb_build_object('id', client.id))).*
     from companies company, clients client
     where company.shop_id = 1 and client.shop_id = 1 and client.email = 'blocked@example.com'
       and company.id = (select min(id) from companies where shop_id = 1)
     on conflict do nothing`,
    )
    await api.pool.query(
      `update orders set company_id = client_id, client_name = 'ООО «Тёзка»' where shop_id = 1 and id = $1`,
      [ITEMS[0]?.ID],
    )
    const { ORDER_CLIENT, NAV } = await list(person)
    expect(ORDER_CLIENT).toHaveLength(2)
    const counts = await Promise.all(
      ORDER_CLIENT.map(async ({ ID }) => (await list(person, `order_client=${ID}`)).NAV.CNT),
    )
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, NAV.CNT - 1])
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

describe('the time of the shop', () => {
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    calls = orderCalls(api)
  })

  beforeEach(async () => {
    await api.db.deleteFrom('emails').execute()
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, product, { price: 500_000 })
  })

  const moveTo = (timeZone: string | null) =>
    api.db.updateTable('shops').set({ time_zone: timeZone }).where('id', '=', 1).execute()

  /** 23:30 on 28 February in Kaliningrad, 0:30 on 1 March in Moscow, 7:30 in Vladivostok. */
  const MOMENT = new Date('2026-02-28T21:30:00Z')

  test.each([
    ['Europe/Kaliningrad', '28.02.2026', '28\u00a0февраля\u00a02026\u00a0г. в\u00a023:30'],
    [null, '01.03.2026', '1\u00a0марта\u00a02026\u00a0г. в\u00a000:30'],
    ['Asia/Vladivostok', '01.03.2026', '1\u00a0марта\u00a02026\u00a0г. в\u00a007:30'],
  ])(
    'an order of a shop in %s: its day in the list and the time in its e-mails',
    async (timeZone, day, time) => {
      await moveTo(timeZone)
      await basketOf(api, client).add({ [product]: 1 })
      const { ORDER_ID } = await calls.create(client)
      await api.db
        .updateTable('orders')
        .set({ created_at: MOMENT })
        .where('shop_id', '=', 1)
        .where('id', '=', ORDER_ID)
        .execute()
      for (const other of ['28.02.2026', '01.03.2026']) {
        const query = `date_start=${other}&date_end=${other}&limit=1000`
        const { ITEMS } = (await api.get(client, `/v3/api/client/order/?${query}`)).json<OrderListAnswer>()
        expect(ITEMS.some(({ ID }) => ID === ORDER_ID)).toBe(other === day)
      }
      for (const { plain } of await sentEmails(api)) expect(plain).toContain(time)
    },
  )

  test('a zone that nobody knows is rejected where it is written', async () => {
    await expect(moveTo('Mars/Olympus')).rejects.toThrow('Mars/Olympus')
  })
})
