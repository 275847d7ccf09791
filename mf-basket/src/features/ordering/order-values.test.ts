import type { BasketInfo, BasketType, Order, Shop } from '@prilavok/shared-kernel/contract'
import { ApiError } from '@prilavok/shared-kernel/errors'
import { partKernel, testOrder } from '@prilavok/shared-kernel/testing'
import { noState, orderBasket } from '../../testing/basket-state'
import { testAddress, testTradePoint } from '../../testing/test-rows'
import { draftOf } from './draft-of'
import { isRejection } from './find-sent-order'
import { lastChoices } from './last-choices'
import { initialValues, type OrderFormValues, zoneOfAddress } from './order-form-values'
import { COMMENT_LENGTH, orderSchema } from './order-schema'

describe('order-form-values', () => {
  const infoOf = (changes: Partial<BasketInfo> = {}): BasketInfo => ({
    ...orderBasket(noState(), 'main', new URLSearchParams()).INFO,
    ...changes,
  })
  const addresses = [testAddress(31, 'Тверь', 2), testAddress(32, 'Клин')]
  const tradePoints = [testTradePoint(4, 'Москва'), testTradePoint(5, 'Химки')]
  const valuesOf = (
    cookies: Record<string, string>,
    info: Partial<BasketInfo> = {},
    last: Parameters<typeof initialValues>[4] = undefined,
    shop: Partial<Shop> = {},
  ) => initialValues(partKernel({ cookies, shop }), infoOf(info), addresses, tradePoints, last)

  test('[AMB-02] remembered choices go before all others', () => {
    const places = { addressId: '32', deliveryId: '5', deliveryZoneId: '1' }
    const last = { addressId: '31', tradePointId: '4' }
    expect(valuesOf({ ...places, deliveryType: '-1', paymentType: 'INVOICE' }, {}, last)).toMatchObject({
      ...{ deliveryType: '-1', zoneId: '1', addressId: '32', tradePointId: '5', paymentType: 'INVOICE' },
    })
    expect(valuesOf({ deliveryType: '1' }, { deliveryType: '2' }).deliveryType).toBe('1')
    expect(valuesOf({ deliveryType: '2' }, { deliveryType: '1' }).deliveryType).toBe('2')
  })

  test('places of the latest order go before the first ones', () => {
    expect(valuesOf({}, {}, { addressId: '32', tradePointId: '5' })).toMatchObject({
      ...{ addressId: '32', tradePointId: '5' },
    })
  })

  test('what is remembered and no longer there is left aside', () => {
    const gone = { addressId: '99', deliveryId: '99', deliveryZoneId: '99', deliveryType: '7' }
    expect(valuesOf(gone, { deliveryType: '2' })).toMatchObject({
      ...{ deliveryType: '2', addressId: '31', tradePointId: '4', zoneId: '2' },
    })
  })

  test.each([
    ['the shop delivers nothing', { selfDeliveryOnly: 'Y' as const }, tradePoints],
    ['there is no trade point', {}, []],
  ])('[AMB-37] where %s only the pick-up is left', (_what, info, points) => {
    const kernel = partKernel({ cookies: { deliveryType: '2' } })
    expect(initialValues(kernel, infoOf({ deliveryType: '2', ...info }), [], points).deliveryType).toBe('1')
  })

  test('the trade point of the shop goes before the first one, where it is one of those offered', () => {
    const shopAt = (ID: number): Partial<Shop> => ({ TRADEPOINT: testTradePoint(ID, '') })
    expect(valuesOf({}, {}, {}, shopAt(5)).tradePointId).toBe('5')
    expect(valuesOf({}, {}, {}, shopAt(9)).tradePointId).toBe('4')
  })

  test('a remembered zone is that of the remembered address alone', () => {
    expect(valuesOf({ deliveryZoneId: '1', addressId: '32' }).zoneId).toBe('1')
    expect(valuesOf({ deliveryZoneId: '1', addressId: '99' }).zoneId).toBe('2')
    expect(valuesOf({ deliveryZoneId: '1' }).zoneId).toBe('1')
  })

  test('an address lies in the zone of its latest order, else in the only one of the shop', () => {
    const zones = infoOf().deliveryZones
    const zoneIn = (id: string, count: number) =>
      zoneOfAddress(id, addresses, { deliveryZones: zones.slice(0, count) })
    expect(zoneIn('31', 2)).toBe('2')
    expect(zoneIn('32', 2)).toBe('')
    expect(zoneIn('32', 1)).toBe('1')
    expect(zoneIn('', 2)).toBe('')
    expect(zoneIn('32', 0)).toBe('')
  })
})

describe('order-schema', () => {
  const filled = {
    ...{ deliveryType: '2', zoneId: '1', addressId: '31', paymentType: 'CASH', comment: '' },
    ...{ agree: true, transfer: true },
  }
  const isValid = (changes: Partial<typeof filled>, basket: BasketType = 'main', hasZones = true) =>
    orderSchema(basket, hasZones).isValid({ ...filled, ...changes })

  test.each([
    ['all that a delivery needs', {}, true],
    ['no way of receiving', { deliveryType: '-1' }, false],
    ['a delivery without a zone', { zoneId: '' }, false],
    ['a delivery without an address', { addressId: '' }, false],
    ['a pick-up without either', { deliveryType: '1', zoneId: '', addressId: '' }, true],
    ['no payment type', { paymentType: '' }, false],
    ['a comment of the full length', { comment: 'а'.repeat(COMMENT_LENGTH) }, true],
    ['a longer comment', { comment: 'а'.repeat(COMMENT_LENGTH + 1) }, false],
    ['no consent to the agreement', { agree: false }, false],
    ['no consent to the transfer of data', { transfer: false }, false],
  ])('an order form with %s', async (_what, changes, valid) => {
    expect(await isValid(changes)).toBe(valid)
  })

  test('where the shop has no zones none is asked for', async () => {
    expect(await isValid({ zoneId: '' }, 'main', false)).toBe(true)
  })

  test('[AMB-38] the bonus basket asks for no payment type', async () => {
    expect(await isValid({ paymentType: '' }, 'loyalty')).toBe(true)
  })
})

describe('draft-of', () => {
  const values: OrderFormValues = {
    ...{ deliveryType: '2', zoneId: '1', addressId: '31', tradePointId: '4', paymentType: 'CASH' },
    ...{ comment: ' До обеда ', agree: true, transfer: true },
  }
  const terms = { delivery: 390, freeFrom: 5000, freeZone: 'Город', minOrder: 0, total: 2390, blocked: false }
  const { INFO } = orderBasket(noState(), 'main', new URLSearchParams())
  const shown = { info: { ...INFO, itemsSum: 2000 }, terms, sort: { SORT: 'NAME', ORDER: 'ASC' as const } }
  const said = { comment: 'До обеда', sort: 'NAME', expected_sum: 2000, expected_delivery: 390 }

  test('[AMB-43] an order carries what its way of receiving needs, and nothing else', () => {
    expect(draftOf('main', values, shown)).toEqual({
      ...said,
      ...{ delivery_type: '2', payment: 'CASH', address_id: '31', delivery_zone: '1' },
    })
    expect(draftOf('main', { ...values, deliveryType: '1' }, shown)).toEqual({
      ...said,
      ...{ delivery_type: '1', payment: 'CASH', tradepoint_id: '4' },
    })
  })

  test('[AMB-38] an order for points is not paid', () => {
    expect(draftOf('loyalty', values, shown)).not.toHaveProperty('payment')
  })
})

describe('find-sent-order', () => {
  const errorOf = (status: number, kind: 'answer' | 'shape' | 'network' = 'answer') =>
    new ApiError({
      kind,
      status,
      statusText: '',
      answer: {},
      path: '/v4/api/client/order_basket/main/create/',
    })

  test.each([
    [399, false],
    [400, true],
    [401, false],
    [403, false],
    [404, true],
    [408, false],
    [429, false],
    [499, true],
    [500, false],
  ])('an order that is answered with %i is rejected: %s', (status, expected) => {
    expect(isRejection(errorOf(status))).toBe(expected)
  })

  test('what cannot be read, or is no error of the API, says nothing of the order', () => {
    expect(isRejection(errorOf(404, 'shape'))).toBe(false)
    expect(isRejection(errorOf(404, 'network'))).toBe(false)
    expect(isRejection(Object.assign(new Error('Нет'), { answered: true, status: 404 }))).toBe(false)
    expect(isRejection(undefined)).toBe(false)
  })
})

describe('last-choices', () => {
  const CASH = { CODE: 'CASH', NAME: 'Наличными', DESCRIPTION: '' }
  const offered = (selfDeliveryOnly: 'Y' | 'N' = 'N') => ({
    info: { selfDeliveryOnly, paymentTypes: [CASH] },
    addresses: [testAddress(31, 'Москва'), testAddress(32, 'Тверь')],
    tradePoints: [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')],
  })
  const order = (changes: Partial<Order>) => testOrder({ ADDRESS: 'Тверь', PAYMENT_TYPE: CASH, ...changes })
  const TRADEPOINT = { NAME: '', PHONE: '', EMAIL: '', ADDRESS: 'Заречная, 8' }

  test('a delivery is chosen again with its address and payment type', () => {
    expect(lastChoices(order({}), offered())).toEqual({
      ...{ deliveryType: '2', addressId: '32', paymentType: 'CASH' },
    })
  })

  test('a pick-up is chosen again with its trade point', () => {
    const last = order({ IS_PICKUP: 'Y', ADDRESS: null, TRADEPOINT })
    expect(lastChoices(last, offered())).toEqual({
      ...{ deliveryType: '1', tradePointId: '2', paymentType: 'CASH' },
    })
    expect(lastChoices(last, offered('Y'))).toMatchObject({ deliveryType: '1' })
  })

  test('what is gone is not chosen: an address, a trade point, a payment type, the delivery itself', () => {
    const BARTER = { CODE: 'BARTER', NAME: 'Бартер', DESCRIPTION: '' }
    expect(lastChoices(order({ ADDRESS: 'Снесённый дом', PAYMENT_TYPE: BARTER }), offered())).toEqual({})
    expect(lastChoices(order({}), offered('Y'))).toEqual({ addressId: '32', paymentType: 'CASH' })
    const gone = { ...TRADEPOINT, ADDRESS: 'Закрытая, 1' }
    expect(lastChoices(order({ IS_PICKUP: 'Y', TRADEPOINT: gone }), offered())).not.toHaveProperty(
      'tradePointId',
    )
  })
})
