import type { OrderAnswer, OrderListAnswer } from '@prilavok/shared-kernel/contract'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let director = ''
let person = ''
beforeAll(async () => {
  api = await startTestApi(60)
  director = (await api.login('director@example.com')).access_token
  await api.pool.query(
    `update clients set company_id = null where shop_id = 1 and email = 'blocked@example.com'`,
  )
  person = (await api.login('blocked@example.com')).access_token
}, 60_000)
afterAll(() => api.close())

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
