import type {
  CreateOrderResponse,
  OrderActionAnswer,
  OrderAnswer,
  OrderExportAnswer,
  OrderListAnswer,
  ProductAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { leaveCompany } from '../../testing/leave-company'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'

let api: TestApi
let client = ''
let loyalty = ''
let product = 0
beforeAll(async () => {
  api = await startTestApi(60)
  await leaveCompany(api, 'loyalty@example.com')
  client = (await api.login('client@example.com')).access_token
  loyalty = (await api.login('loyalty@example.com')).access_token
  product = (await someProducts(api, 1))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, product, { price: 500_000 })
})
afterAll(() => api.close())

const list = async (query = '', token = client) =>
  (await api.get(token, `/v3/api/client/order/?${query}`)).json<OrderListAnswer>()
const detail = async (id: number, token = client) =>
  (await api.get(token, `/v3/api/client/order/${id}/`)).json<OrderAnswer>().ITEM
const act = (form: Record<string, string | number>, token = client) =>
  api.post(token, '/v3/api/client/order/', form)
async function order(quantity = 1): Promise<number> {
  await basketOf(api, client).add({ [product]: quantity })
  const answer = await api.post(client, '/v4/api/client/order_basket/main/create/', {})
  return answer.json<V4Answer<CreateOrderResponse>>().response.ORDER_ID ?? 0
}
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

test('who has no orders is offered no filters', async () => {
  await leaveCompany(api, 'director@example.com')
  const { access_token: director } = await api.login('director@example.com')
  const idOf = async (email: string) =>
    (
      await api.db
        .selectFrom('clients')
        .where('shop_id', '=', 1)
        .where('email', '=', email)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id
  await api.db
    .updateTable('orders')
    .set({ client_id: await idOf('loyalty@example.com'), company_id: null })
    .where('shop_id', '=', 1)
    .where('client_id', '=', await idOf('director@example.com'))
    .execute()
  expect(await list('', director)).toEqual({
    ...{ ITEMS: [], ORDER_STATUS: [], ORDER_USER: [], ORDER_CLIENT: [], SHOP_CLIENT: [] },
    NAV: expect.objectContaining({ CNT: 0 }),
    ORDER_DATE: { MIN_DATE: null, MAX_DATE: null },
  })
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

test('[API-062] the order detail carries all fields of the order and of its products', async () => {
  const id = await order(2)
  const item = await detail(id)
  expect(item).toEqual({
    ID: id,
    ORDER_NUMBER: expect.stringMatching(/\d/),
    STATUS: { STATUS_CODE: 'sent', STATUS_NAME: 'Отправлен' },
    CREATE_DATE: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    CLIENT: { NAME: 'ООО «Вектор Плюс»' },
    SHOP: { NAME: 'Канцопт Зелёный' },
    USER: { NAME: 'Соколова Анна Викторовна', EMAIL: 'client@example.com', PHONE: expect.any(String) },
    ADDRESS: null,
    TRADEPOINT: {
      NAME: expect.any(String),
      PHONE: expect.any(String),
      EMAIL: expect.any(String),
      ADDRESS: expect.stringContaining('Складочная'),
    },
    PAYMENT_TYPE: { CODE: 'CASH', NAME: expect.any(String), DESCRIPTION: expect.any(String) },
    ONLINE_PAY_STATUS: null,
    COMMENT: '',
    CANCEL_COMMENT: '',
    POSITION_COUNT: 1,
    POSITION_SUM: 10_000,
    CURRENCY: 'RUB',
    DELIVERY_PRICE: 0,
    DELIVERY_ZONE_NAME: null,
    PRODUCTS_SUM: 10_000,
    IS_PICKUP: 'Y',
    IS_LOYALTY: 'N',
    LOYALTY_SUM: 0,
    TAX_TYPE: 'с НДС',
    GIFT_REMARK: '',
    IS_OWN: 'Y',
    HISTORY: [{ STATUS_CODE: 'sent', DATE: item?.CREATE_DATE }],
    PRODUCTS: [
      {
        ID: product,
        UP_CODE_1C: expect.stringMatching(/^\d{6}$/),
        NAME: expect.any(String),
        PRICE: 5000,
        QUANTITY: 2,
        CURRENCY: 'RUB',
        DETAIL_PICTURE_PATH: expect.anything(),
        PREVIEW_PICTURE_PATH: expect.anything(),
        PACK: expect.stringMatching(/^[YN]$/),
        TO_ORDER: 'N',
        GIFT: 'N',
      },
    ],
  })
})

test("[API-085] another client's orders are neither listed nor shown, copied or cancelled", async () => {
  const id = await order()
  expect(await detail(id, loyalty)).toBeNull()
  expect((await list('limit=1000', loyalty)).ITEMS.map((item) => item.ID)).not.toContain(id)
  expect((await act({ action: 'copy', order_id: id }, loyalty)).statusCode).toBe(404)
  const cancel = { action: 'cancel', order_id: id, cancel_comment: 'Чужой' }
  expect((await act(cancel, loyalty)).statusCode).toBe(404)
  expect((await detail(id))?.STATUS.STATUS_CODE).toBe('sent')
  for (const path of ['/v3/api/client/order/', `/v3/api/client/order/${id}/`])
    expect((await api.get(await api.visitor(), path)).statusCode).toBe(403)
})

test("[API-064] copy puts the order's products into the basket, as far as they can be bought", async () => {
  const id = await order(3)
  const copy = await act({ action: 'copy', order_id: id })
  expect(copy.json<OrderActionAnswer>()).toEqual({ SUCCESS: 'Y' })
  expect(await basketOf(api, client).map()).toEqual({ [product]: 3 })
  await basketOf(api, client).v3Update({ products: 'all' })
  await setProduct(api, product, { remain: 0 })
  expect((await act({ action: 'copy', order_id: id })).json()).toEqual({
    ...{ SUCCESS: 'N', CODE: 'order_not_copied' },
    MESSAGE: 'Товары этого заказа сейчас нельзя добавить в\u00a0корзину',
  })
})

test('a copy that is repeated with its key puts the products into the basket once', async () => {
  const id = await order(3)
  const copy = (key: string) => act({ action: 'copy', order_id: id, idempotency_key: key })
  const answers = await Promise.all([copy('copy-of-a-day'), copy('copy-of-a-day')])
  for (const answer of [...answers, await copy('copy-of-a-day')])
    expect(answer.json<OrderActionAnswer>()).toEqual({ SUCCESS: 'Y' })
  expect(await basketOf(api, client).map()).toEqual({ [product]: 3 })
  await copy('copy-of-another-day')
  expect(await basketOf(api, client).map()).toEqual({ [product]: 6 })
  expect((await copy('short')).statusCode).toBe(400)
  await basketOf(api, client).v3Update({ products: 'all' })
})

test('[API-064] a bonus order is repeated in the bonus basket', async () => {
  await setProduct(api, product, { loyalty_price: 10 })
  const bonus = basketOf(api, loyalty, 'loyalty')
  await bonus.add({ [product]: 2 })
  const made = await api.post(loyalty, '/v4/api/client/order_basket/loyalty/create/', {})
  const { ORDER_ID } = made.json<V4Answer<CreateOrderResponse>>().response
  expect((await act({ action: 'copy', order_id: ORDER_ID ?? 0 }, loyalty)).json()).toEqual({ SUCCESS: 'Y' })
  expect(await bonus.map()).toEqual({ [product]: 2 })
  expect(await basketOf(api, loyalty).map()).toEqual({})
})

test.each([
  ['order_not_allowed', { allow_to_order: false }],
  ['order_user_blacklist', { blacklisted: true }],
])('who may not order repeats no order: %s', async (code, state) => {
  const id = await order(1)
  const become = (changes: { allow_to_order?: boolean; blacklisted?: boolean }) =>
    api.db
      .updateTable('clients')
      .set(changes)
      .where('shop_id', '=', 1)
      .where('email', '=', 'client@example.com')
      .execute()
  await become(state)
  const answer = (await act({ action: 'copy', order_id: id })).json()
  await become({ allow_to_order: true, blacklisted: false })
  expect(answer).toMatchObject({ SUCCESS: 'N', CODE: code })
  expect(await basketOf(api, client).map()).toEqual({})
})

test('[API-063] cancel keeps the reason, returns the products, and works once', async () => {
  const id = await order(3)
  const remain = async () =>
    (
      await api.db
        .selectFrom('products')
        .where('shop_id', '=', 1)
        .where('id', '=', product)
        .select('remain')
        .executeTakeFirstOrThrow()
    ).remain
  expect(await remain()).toBe(97)
  expect((await act({ action: 'cancel', order_id: id, cancel_comment: '  ' })).statusCode).toBe(400)
  const form = { action: 'cancel', order_id: id, cancel_comment: 'Передумали' }
  expect((await act(form)).json()).toEqual({ SUCCESS: 'Y' })
  expect(await detail(id)).toMatchObject({
    STATUS: { STATUS_CODE: 'canceled' },
    CANCEL_COMMENT: 'Передумали',
  })
  expect(await remain()).toBe(100)
  const over = { SUCCESS: 'N', CODE: 'order_canceled', MESSAGE: 'Заказ уже отменён' }
  expect((await act(form)).json()).toEqual(over)
  await api.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute()
  expect((await act(form)).json()).toMatchObject({ SUCCESS: 'N', CODE: 'order_completed' })
  expect(await remain()).toBe(100)
})

test('what an order had to be ordered itself does not come into the stock when it is cancelled', async () => {
  await setProduct(api, product, { price: 500_000, remain: 0, to_order: true })
  const id = await order(3)
  expect((await act({ action: 'cancel', order_id: id, cancel_comment: 'Передумали' })).json()).toEqual({
    SUCCESS: 'Y',
  })
  const { PRODUCT } = (await api.get(client, `/v3/api/catalog/product/${product}/`)).json<ProductAnswer>()
  expect(PRODUCT?.REMAIN).toBe(0)
})

test.each([
  ['xlsx', 'PK'],
  ['pdf', '%PDF'],
])('[API-065] export answers the path of a file of the order: %s', async (format, beginning) => {
  const id = await order(2)
  const answer = (await act({ action: 'export', order_id: id, format })).json<OrderExportAnswer>()
  expect(answer).toEqual({ SUCCESS: 'Y', FILENAME: expect.stringMatching(/^\/upload\//) })
  const file = await api.app.inject(answer.FILENAME)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.subarray(0, beginning.length).toString('latin1')).toBe(beginning)
  expect((await act({ action: 'export', order_id: id }, loyalty)).statusCode).toBe(404)
})

test('an id that no order can have is unknown', async () => {
  for (const id of [0, 2_147_483_648, 99_999_999_999_999]) {
    expect(await detail(id)).toBeNull()
    expect((await act({ action: 'copy', order_id: id })).statusCode).toBe(404)
    expect((await act({ action: 'cancel', order_id: id, cancel_comment: 'Нет' })).statusCode).toBe(404)
  }
})

test('an unknown action is a bad request', async () => {
  expect((await act({ action: 'burn', order_id: 1 })).statusCode).toBe(400)
})

test('who is no participant any more does not repeat a bonus order', async () => {
  await setProduct(api, product, { loyalty_price: 10 })
  await basketOf(api, loyalty, 'loyalty').add({ [product]: 1 })
  const made = await api.post(loyalty, '/v4/api/client/order_basket/loyalty/create/', {})
  const { ORDER_ID } = made.json<V4Answer<CreateOrderResponse>>().response
  const participate = (takesPart: boolean) =>
    api.db
      .updateTable('clients')
      .set({ loyalty: takesPart })
      .where('shop_id', '=', 1)
      .where('email', '=', 'loyalty@example.com')
      .execute()
  await participate(false)
  const answer = (await act({ action: 'copy', order_id: ORDER_ID ?? 0 }, loyalty)).json()
  await participate(true)
  expect(answer).toEqual({
    ...{ SUCCESS: 'N', CODE: 'order_loyalty_only' },
    MESSAGE: 'Бонусная корзина доступна участникам программы лояльности',
  })
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

test('an action is rejected with a text of what is wrong', async () => {
  const id = await order()
  const errorsOf = async (form: Record<string, string | number>) => (await act(form)).json().errors
  expect(await errorsOf({ action: 'burn', order_id: id })).toMatchObject({
    action: 'Неизвестное действие с заказом',
  })
  for (const more of [undefined, { cancel_comment: '  ' }])
    expect(await errorsOf({ action: 'cancel', order_id: id, ...more })).toMatchObject({
      cancel_comment: 'Укажите причину отмены',
    })
  const cancelled = { action: 'cancel', order_id: id, cancel_comment: ' Передумали\n' }
  await act(cancelled)
  expect((await detail(id))?.CANCEL_COMMENT).toBe('Передумали')
})

test('[API-065] a file of a format that nobody knows is a workbook', async () => {
  const id = await order()
  for (const more of [undefined, { format: 'exe' }]) {
    const { FILENAME } = (await act({ action: 'export', order_id: id, ...more })).json<OrderExportAnswer>()
    expect(FILENAME).toMatch(/\.xlsx$/)
  }
})

test('who belongs to no company is the buyer himself', async () => {
  await api.pool.query(
    `update clients set company_id = null, phones = '{+7 900 000-00-09,+7 900 000-00-08}', middle_name = ''
     where shop_id = 1 and email = 'loyalty@example.com'`,
  )
  await basketOf(api, loyalty).add({ [product]: 1 })
  const answer = await api.post(loyalty, '/v4/api/client/order_basket/main/create/', {})
  const item = await detail(answer.json<V4Answer<CreateOrderResponse>>().response.ORDER_ID ?? 0, loyalty)
  expect(item?.USER.NAME).toMatch(/^\S+ \S+$/)
  expect(item?.CLIENT.NAME).toBe(item?.USER.NAME)
  expect(item?.USER.PHONE).toBe('+7 900 000-00-09')
})
