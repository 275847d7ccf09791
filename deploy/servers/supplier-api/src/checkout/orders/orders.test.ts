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
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from './testing/order-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

let product = 0
beforeAll(async () => {
  product = (await someProducts(api, 1))[0] ?? 0
})
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, product, { price: 500_000 })
})

describe('an order', () => {
  let client = ''
  let loyalty = ''
  beforeAll(async () => {
    await leaveCompany(api, 'loyalty@example.com')
    client = (await api.login('client@example.com')).access_token
    loyalty = (await api.login('loyalty@example.com')).access_token
  })

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
      USER: {
        ID: expect.any(Number),
        NAME: 'Соколова Анна Викторовна',
        EMAIL: 'client@example.com',
        PHONE: expect.any(String),
      },
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
})

describe('its number', () => {
  let calls: ReturnType<typeof orderCalls>
  beforeAll(async () => {
    calls = orderCalls(api)
  })

  async function newOrder(token: string, ordered = product): Promise<{ id: number; number: string }> {
    await basketOf(api, token).add({ [ordered]: 1 })
    const { ORDER_ID } = await calls.create(token, { payment: 'INVOICE' })
    return { id: ORDER_ID ?? 0, number: (await calls.detail(token, ORDER_ID))?.ORDER_NUMBER ?? '' }
  }

  const numberOfNew = async (token: string, ordered?: number) => (await newOrder(token, ordered)).number

  const lastOf = async (shopId: number): Promise<number> => {
    const { last } = await api.db
      .selectFrom('order_numbers')
      .where('shop_id', '=', shopId)
      .select('last')
      .executeTakeFirstOrThrow()
    return last
  }

  const numbered = (shopId: number, count: number) => `${shopId}-${String(count).padStart(6, '0')}`

  test('each shop counts its own orders on from those it has, whatever another one sells', async () => {
    const inGreen = (await api.login('client@example.com')).access_token
    const inBlue = (await api.login('client@example.com', BLUE)).access_token
    const { id: blue } = await api.db
      .selectFrom('shops')
      .innerJoin('shop_domains', 'shop_domains.shop_id', 'shops.id')
      .where('shop_domains.domain', '=', BLUE)
      .select('shops.id')
      .executeTakeFirstOrThrow()
    const before = [await lastOf(1), await lastOf(blue)] as const
    const { known } = await api.db
      .selectFrom('orders')
      .where('shop_id', '=', 1)
      .select(({ fn }) => fn.countAll<number>().as('known'))
      .executeTakeFirstOrThrow()
    expect(before[0]).toBe(Number(known))
    expect(await numberOfNew(inGreen)).toBe(numbered(1, before[0] + 1))
    const [inShop = 0] = await someProducts(api, 1, blue)
    await setProduct(api, inShop, { price: 500_000 }, blue)
    expect(await numberOfNew(inBlue, inShop)).toBe(numbered(blue, before[1] + 1))
    expect(await numberOfNew(inGreen)).toBe(numbered(1, before[0] + 2))
  })

  test('numbers of more than six digits go on', async () => {
    const client = (await api.login('client@example.com')).access_token
    const last = await lastOf(1)
    const setLast = (to: number) =>
      api.db.updateTable('order_numbers').set({ last: to }).where('shop_id', '=', 1).execute()
    await setLast(9_999_998)
    expect([await numberOfNew(client), await numberOfNew(client)]).toEqual(['1-9999999', '1-10000000'])
    await setLast(last + 1000)
  })

  test('orders are sorted by their numbers as numbers; those of another shape come before', async () => {
    const client = (await api.login('client@example.com')).access_token
    const ids = []
    for (let order = 0; order < 5; order++) ids.push((await newOrder(client)).id)
    const numbers = ['1-1000000', '1-999999', '1-2000000', 'Н-17', '1-0999998']
    for (const [index, number] of numbers.entries())
      await api.db
        .updateTable('orders')
        .set({ number, user_email: 'numbers@example.com' })
        .where('shop_id', '=', 1)
        .where('id', '=', ids[index] ?? 0)
        .execute()
    const listed = async (order: string) => {
      const answer = await api.get(
        client,
        `/v3/api/client/order/?sort=ORDER_NUMBER&order=${order}&order_user=numbers@example.com`,
      )
      return answer.json<OrderListAnswer>().ITEMS.map(({ ORDER_NUMBER }) => ORDER_NUMBER)
    }
    const sorted = ['Н-17', '1-0999998', '1-999999', '1-1000000', '1-2000000']
    expect(await listed('ASC')).toEqual(sorted)
    expect(await listed('DESC')).toEqual(sorted.toReversed())
  })
})

describe('a repeated order', () => {
  let client = ''
  beforeAll(async () => {
    client = (await api.login('client@example.com')).access_token
    await api.db.deleteFrom('offers').execute()
  })

  describe('an order is copied', () => {
    let loyalty = ''
    let product = 0
    beforeAll(async () => {
      await leaveCompany(api, 'loyalty@example.com')
      loyalty = (await api.login('loyalty@example.com')).access_token
      product = (await someProducts(api, 1))[0] ?? 0
    })

    beforeEach(async () => {
      await api.db.deleteFrom('basket_rows').execute()
      await setProduct(api, product, { price: 500_000 })
    })

    const act = (form: Record<string, string | number>, token = client) =>
      api.post(token, '/v3/api/client/order/', form)

    async function order(quantity = 1): Promise<number> {
      await basketOf(api, client).add({ [product]: quantity })
      const answer = await api.post(client, '/v4/api/client/order_basket/main/create/', {})
      return answer.json<V4Answer<CreateOrderResponse>>().response.ORDER_ID ?? 0
    }

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
      expect((await act({ action: 'copy', order_id: ORDER_ID ?? 0 }, loyalty)).json()).toEqual({
        SUCCESS: 'Y',
      })
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
  })
})
