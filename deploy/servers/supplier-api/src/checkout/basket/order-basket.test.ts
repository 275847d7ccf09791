import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { RED, startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from './testing/products-and-calls'

let api: TestApi
let first = 0
let second = 0
let third = 0
beforeAll(async () => {
  api = await startTestApi()
  const ids = await someProducts(api, 3)
  first = ids[0] ?? 0
  second = ids[1] ?? 0
  third = ids[2] ?? 0
})
beforeEach(async () => {
  for (const id of [first, second, third]) await setProduct(api, id)
})
afterAll(() => api.close())

/** One product in each group. */
async function threeGroups(token: string) {
  const basket = basketOf(api, token)
  await basket.add({ [first]: 2, [second]: 1, [third]: 1 })
  await setProduct(api, second, { remain: 0, to_order: true })
  await setProduct(api, third, { remain: 0 })
  return basket
}

test('[API-050] the order basket answers groups, warnings, offers and sort columns', async () => {
  const basket = await threeGroups(await api.visitor())
  const answer = await basket.get('sort=NAME&order=ASC&payment=INVOICE&user_code=1')
  expect(answer.GROUPS.map(({ CODE, TITLE, CNT, SUM }) => [CODE, TITLE, CNT, SUM])).toEqual([
    ['group_available', 'В наличии', 1, 200],
    ['group_to_order', 'Под заказ', 1, 100],
    ['group_unavailable', 'Недоступно', 1, 100],
  ])
  expect(answer.CHECK).toEqual([{ PRODUCT_ID: third, TEXT: 'Данного товара нет в наличии' }])
  expect(answer.OFFERS).toEqual([])
  expect(answer.SORT).toContainEqual({ SORT: 'NAME', ORDER: 'ASC', TITLE: 'По названию' })
  expect(answer.INFO.paymentType).toBe('INVOICE')
})

test('[API-050] rows come in the order that is asked for, the latest first without one', async () => {
  const basket = basketOf(api, await api.visitor())
  await setProduct(api, first, { price: 20_000 })
  await setProduct(api, third, { price: 30_000 })
  for (const id of [first, second, third]) await basket.add({ [id]: 1 })
  const ids = async (query: string) => (await basket.get(query)).GROUPS[0]?.PRODUCTS.map((row) => row.ID)
  expect(await ids('')).toEqual([third, second, first])
  expect(await ids('sort=PRICE&order=ASC')).toEqual([second, first, third])
  expect(await ids('sort=nonsense')).toEqual([third, second, first])
  await setProduct(api, first, { name: 'Жилет' })
  await setProduct(api, second, { name: '«ЁРШИК»' })
  await setProduct(api, third, { name: 'единый билет' })
  expect(await ids('sort=NAME&order=ASC')).toEqual([third, second, first])
})

test('[API-051] the basket info is complete, and counts what an order would take', async () => {
  const basket = await threeGroups(await api.visitor())
  const { INFO } = await basket.get()
  expect(INFO).toEqual({
    itemsCount: 2,
    itemsSum: 300,
    currency: 'RUB',
    deliveryCurrency: 'RUB',
    deliveryZones: expect.arrayContaining([
      {
        ID: 1,
        NAME: expect.any(String),
        DESCRIPTION: expect.any(String),
        MIN_SUM: 5000,
        DELIVERY_PRICE: 390,
      },
    ]),
    loyaltyBasketInfo: { itemsCount: 0, itemsSum: 0 },
    loyaltyBonusSum: 0,
    minSum: 10_000,
    orderMinSum: 3000,
    paidDelivery: 0,
    DELIVERY_SUM: 300,
    deliveryType: '1',
    paymentType: 'CASH',
    paymentTypes: expect.arrayContaining([expect.objectContaining({ CODE: 'CASH' })]),
    deliveryZoneId: null,
    sortItems: expect.arrayContaining([
      expect.objectContaining({ SORT: 'BASKET_CREATE_DATE', ORDER: 'DESC' }),
    ]),
    selfDeliveryOnly: 'N',
    taxType: 'с НДС',
    supplierName: expect.any(String),
    comment: '',
    NO_CHECK_ORDER_SUM: 'N',
    COMMERCIAL_OFFER: 'Y',
  })
})

test('[API-051] a zone brings its price and threshold; products may not count for delivery', async () => {
  const basket = basketOf(api, await api.visitor())
  await basket.add({ [first]: 49, [second]: 10 })
  await setProduct(api, second, { delivery_exclude: true })
  const choice = 'deliveryType=2&deliveryZoneId=1'
  const below = (await basket.get(choice)).INFO
  expect(below).toMatchObject({ itemsSum: 5900, DELIVERY_SUM: 4900, minSum: 5000, paidDelivery: 390 })
  await basket.replace({ [first]: 50 })
  expect((await basket.get(choice)).INFO).toMatchObject({ DELIVERY_SUM: 5000, paidDelivery: 0 })
  expect((await basket.get('deliveryType=1&deliveryZoneId=1')).INFO.paidDelivery).toBe(0)
})

test('[API-051] a shop without delivery has pick-up, whatever is asked', async () => {
  const [id = 0] = await someProducts(api, 1, 3)
  await setProduct(api, id, {}, 3)
  const basket = basketOf(api, await api.visitor(RED))
  await basket.add({ [id]: 1 })
  const { INFO } = await basket.get('deliveryType=2&deliveryZoneId=1')
  expect(INFO).toMatchObject({ selfDeliveryOnly: 'Y', deliveryType: '1', paidDelivery: 0 })
})

test('[API-051] a loyalty client earns points with the main basket and has a sum in points', async () => {
  const { access_token: token } = await api.login('loyalty@example.com')
  await setProduct(api, second, { loyalty_price: 40 })
  await basketOf(api, token, 'loyalty').add({ [second]: 2 })
  await basketOf(api, token).add({ [first]: 12 })
  expect((await basketOf(api, token).get()).INFO).toMatchObject({
    loyaltyBonusSum: 36,
    loyaltyBasketInfo: { itemsCount: 1, itemsSum: 80 },
  })
  const rateOfFirst = (rate: number) =>
    api.db
      .updateTable('loyalty_levels')
      .set({ rate })
      .where('shop_id', '=', 1)
      .where('threshold', '=', 0)
      .execute()
  await rateOfFirst(10)
  expect((await basketOf(api, token).get()).INFO.loyaltyBonusSum).toBe(120)
  await rateOfFirst(3)
  const bonus = (await basketOf(api, token, 'loyalty').get('deliveryType=2&deliveryZoneId=1')).INFO
  expect(bonus).toMatchObject({ itemsSum: 80, paidDelivery: 0, orderMinSum: 0, loyaltyBonusSum: 0 })
  expect(bonus.sortItems.map((item) => item.SORT)).toEqual(['BASKET_CREATE_DATE', 'NAME'])
})

test('[API-054] replace sets quantities and remove_groups removes whole groups', async () => {
  const basket = await threeGroups(await api.visitor())
  expect((await basket.replace({ [first]: 5 })).METHOD_SUCCESS.SUCCESS).toBe('Y')
  const removed = await basket.removeGroups('group_unavailable')
  expect(removed).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 2, SUM: 600 })
  expect(await basket.map()).toEqual({ [first]: 5, [second]: 1 })
  await basket.removeGroups('group_available')
  expect(await basket.map()).toEqual({ [second]: 1 })
})

test('[API-055] check says what is wrong with the basket and brings it in line', async () => {
  const basket = basketOf(api, await api.visitor())
  await basket.add({ [first]: 10 })
  expect(await basket.check({ comment: 'Позвонить' })).toMatchObject({
    METHOD_SUCCESS: { SUCCESS: 'Y' },
    CNT: 1,
    SUM: 1000,
    CHECK: [],
  })
  await setProduct(api, first, { remain: 4 })
  expect((await basket.get()).CHECK).toHaveLength(1)
  expect(await basket.check()).toMatchObject({
    METHOD_SUCCESS: { SUCCESS: 'N' },
    SUM: 400,
    CHECK: [{ PRODUCT_ID: first, TEXT: 'В корзине находится максимальное количество данного товара' }],
  })
  expect(await basket.check()).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'Y' }, CHECK: [] })
  expect((await basket.get()).INFO.comment).toBe('Позвонить')
})

test('a bonus basket is closed to those who take no part in the programme', async () => {
  const { access_token: token } = await api.login('client@example.com')
  for (const path of [
    'basket/loyalty/add/',
    'basket/loyalty/merge/',
    'order_basket/loyalty/replace/',
    'order_basket/loyalty/check/',
    'order_basket/loyalty/remove_groups/',
  ]) {
    const form = { [`products[${first}]`]: 1, groups: 'group_available' }
    const answer = await api.post(token, `/v4/api/client/${path}`, form)
    expect([path, answer.statusCode, answer.json().CODE]).toEqual([path, 403, 'loyalty_only'])
  }
})

test('[API-049] the former access token names the visitor, too', async () => {
  const visitor = await api.visitor()
  await basketOf(api, visitor).add({ [second]: 2 })
  const { access_token: token } = await api.login('client@example.com')
  await basketOf(api, token).merge(visitor)
  expect(await basketOf(api, token).map()).toEqual({ [second]: 2 })
  await basketOf(api, token).v3Update({ products: 'all' })
})

test('[API-054] groups are named one by one or with commas between them; unknown ones name nothing', async () => {
  const token = await api.visitor()
  const basket = await threeGroups(token)
  const path = '/v4/api/client/order_basket/main/remove_groups/'
  expect((await api.post(token, path, {})).statusCode).toBe(400)
  expect((await basket.removeGroups('group_of_nothing')).CNT).toBe(2)
  await api.post(token, path, { groups: 'group_to_order,group_unavailable' })
  expect(await basket.map()).toEqual({ [first]: 2 })
  await api.post(token, path, { 'groups[0]': 'group_unavailable', 'groups[1]': 'group_available' })
  expect(await basket.map()).toEqual({})
})

test('[API-051] choices are answered as they were taken; unknown ones as if nothing were chosen', async () => {
  const basket = basketOf(api, await api.visitor())
  const chosen = async (query: string) => {
    const { deliveryType, deliveryZoneId, paymentType, minSum } = (await basket.get(query)).INFO
    return [deliveryType, deliveryZoneId, paymentType, minSum]
  }
  expect(await chosen('deliveryType=2&deliveryZoneId=1&payment=INVOICE')).toEqual(['2', 1, 'INVOICE', 5000])
  expect(await chosen('deliveryType=-1')).toEqual(['-1', null, 'CASH', 10_000])
  expect(await chosen('deliveryType=5&deliveryZoneId=x&payment=BITCOIN')).toEqual(['1', null, 'CASH', 10_000])
})

test('[API-055] a basket of which nothing can be ordered is not ready', async () => {
  const basket = basketOf(api, await api.visitor())
  expect(await basket.check()).toMatchObject({ METHOD_SUCCESS: { SUCCESS: 'N' }, CNT: 0, CHECK: [] })
  await basket.add({ [first]: 1 })
  await setProduct(api, first, { remain: 0 })
  expect(await basket.check()).toMatchObject({
    METHOD_SUCCESS: { SUCCESS: 'N' },
    CHECK: [{ PRODUCT_ID: first, TEXT: 'Данного товара нет в наличии' }],
  })
})

test('who takes no part in the programme any more sees nothing of his bonus basket', async () => {
  const { access_token: token } = await api.login('loyalty@example.com')
  const participate = (loyalty: boolean) =>
    api.db
      .updateTable('clients')
      .set({ loyalty })
      .where('shop_id', '=', 1)
      .where('email', '=', 'loyalty@example.com')
      .execute()
  const shown = async () => {
    const { GROUPS, INFO } = await basketOf(api, token, 'loyalty').get()
    const { LOYALTY } = (await api.get(token, '/v2/basket/catalog/?action=count')).json<BasketCountsAnswer>()
    return [GROUPS.flatMap(({ PRODUCTS }) => PRODUCTS.map(({ ID }) => ID)), INFO.itemsCount, LOYALTY.CNT]
  }
  await basketOf(api, token, 'loyalty').replace({ [second]: 0 })
  await setProduct(api, third, { loyalty_price: 40 })
  await basketOf(api, token, 'loyalty').replace({ [third]: 1 })
  expect(await shown()).toEqual([[third], 1, 1])
  await participate(false)
  expect(await shown()).toEqual([[], 0, 0])
  await participate(true)
  await basketOf(api, token, 'loyalty').replace({ [third]: 0 })
})

test('a comment of 2000 signs is kept, a longer one is rejected', async () => {
  const token = await api.visitor()
  const check = async (comment: string) =>
    (await api.post(token, '/v4/api/client/order_basket/main/check/', { comment })).statusCode
  expect([await check('я'.repeat(2000)), await check('ю'.repeat(2001))]).toEqual([200, 400])
  expect((await basketOf(api, token).get()).INFO.comment).toBe('я'.repeat(2000))
})
