import type { BasketInfo } from '@prilavok/shared-kernel/contract'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { noState, orderBasket } from '../testing/basket-state'
import {
  hasOrderCookies,
  presentPaymentType,
  type Receiving,
  readRememberedChoice,
  receivingOf,
  rememberOrderChoice,
  rememberReceiving,
} from './order-choice'
import { orderTerms } from './order-terms'

describe('order-terms', () => {
  const infoOf = (changes: Partial<BasketInfo>): BasketInfo => ({
    ...orderBasket(noState(), 'main', new URLSearchParams()).INFO,
    ...changes,
  })
  const shop = { CHECK_ORDER_SUM: 'Y', MIN_SUM: 10000 } as const
  const zone = { ID: 1, NAME: 'Город', DESCRIPTION: '', MIN_SUM: 5000, DELIVERY_PRICE: 390 }
  const delivered: Receiving = { type: '2', zone }

  test.each([
    [4999.99, 390],
    [5000, 0],
  ])('[BAS-044] products for %d cost %d to deliver: free from the MIN_SUM of the zone on', (sum, price) => {
    const info = infoOf({ itemsSum: sum, DELIVERY_SUM: sum })
    const terms = orderTerms('main', info, delivered, shop)
    expect(terms.delivery).toBe(price)
    expect(terms.freeFrom).toBe(5000)
    expect(terms.total).toBe(sum + price)
  })

  test('[BAS-044] what does not count for delivery does not make it free', () => {
    const info = infoOf({ itemsSum: 8000, DELIVERY_SUM: 4000 })
    expect(orderTerms('main', info, delivered, shop).delivery).toBe(390)
  })

  test('[BAS-044] without a zone the threshold is that of the shop, and the price is not known', () => {
    const info = infoOf({ itemsSum: 8000, DELIVERY_SUM: 8000, minSum: 10000 })
    const terms = orderTerms('main', info, { type: '2', zone: undefined }, shop)
    expect([terms.freeFrom, terms.delivery]).toEqual([10000, null])
  })

  test.each([
    [9999.99, 490],
    [10000, 0],
  ])('a shop without zones brings products for %d at its one price: %d', (sum, price) => {
    const info = infoOf({
      ...{ itemsSum: sum, DELIVERY_SUM: sum, deliveryZones: [], minSum: 10000, paidDelivery: 490 },
    })
    expect(orderTerms('main', info, { type: '2', zone: undefined }, shop).delivery).toBe(price)
  })

  test('zones of one price tell it before one is chosen', () => {
    const info = infoOf({ itemsSum: 100, DELIVERY_SUM: 100, deliveryZones: [zone, { ...zone, ID: 2 }] })
    expect(orderTerms('main', info, { type: '2', zone: undefined }, shop).delivery).toBe(390)
  })

  test.each([
    [null, 7000],
    [1, 10000],
  ])('with the zone %s in the answer free delivery to all zones begins at %d', (deliveryZoneId, freeFrom) => {
    const info = infoOf({ itemsSum: 100, DELIVERY_SUM: 100, minSum: 7000, deliveryZoneId })
    expect(orderTerms('main', info, { type: '-1', zone: undefined }, shop).freeFrom).toBe(freeFrom)
  })

  test('a pick-up costs nothing and knows no sum for free delivery', () => {
    const info = infoOf({ itemsSum: 100, DELIVERY_SUM: 100 })
    expect(orderTerms('main', info, { type: '1', zone }, shop)).toMatchObject({ delivery: 0, freeFrom: 0 })
  })

  test('[BAS-046] below the minimum an order is blocked, from it on it is not', () => {
    const blocked = (itemsSum: number) =>
      orderTerms('main', infoOf({ itemsSum, orderMinSum: 3000 }), delivered, shop).blocked
    expect([blocked(2999.99), blocked(3000)]).toEqual([true, false])
  })

  test('[BAS-047] with NO_CHECK_ORDER_SUM, or without CHECK_ORDER_SUM, the minimum does not block', () => {
    const low = { itemsSum: 100, orderMinSum: 3000 }
    expect(orderTerms('main', infoOf({ ...low, NO_CHECK_ORDER_SUM: 'Y' }), delivered, shop).blocked).toBe(
      false,
    )
    expect(orderTerms('main', infoOf(low), delivered, { ...shop, CHECK_ORDER_SUM: 'N' }).blocked).toBe(false)
  })

  test('[BAS-045] the bonus basket is brought for nothing, whatever the zone says', () => {
    const info = infoOf({ itemsSum: 40, DELIVERY_SUM: 40 })
    expect(orderTerms('loyalty', info, delivered, shop)).toMatchObject({
      delivery: 0,
      total: 40,
      blocked: false,
    })
  })
})

describe('order-choice', () => {
  const kernelWith = (cookies: Record<string, string> = {}) => partKernel({ cookies })
  const infoOf = (changes: Partial<BasketInfo> = {}): BasketInfo => ({
    ...orderBasket(noState(), 'main', new URLSearchParams()).INFO,
    ...changes,
  })
  const [CITY, REGION] = infoOf().deliveryZones

  describe('payment type', () => {
    const types = (...codes: string[]) => codes.map((CODE) => ({ CODE, NAME: CODE, DESCRIPTION: '' }))
    test.each([
      ['the remembered one', { paymentType: 'CARD' }, ['INVOICE', 'CASH', 'CARD'], 'INVOICE', 'CARD'],
      ['of those that are offered', { paymentType: 'CARD' }, ['INVOICE', 'CASH'], 'INVOICE', 'CASH'],
      ['the default', {}, ['INVOICE', 'CASH'], 'INVOICE', 'CASH'],
      ['that of the basket', {}, ['CARD', 'INVOICE'], 'INVOICE', 'INVOICE'],
      ['the first', {}, ['CARD', 'INVOICE'], undefined, 'CARD'],
      ['none where none is offered', { paymentType: 'CARD' }, [], 'INVOICE', ''],
    ])('of the next order is %s', (_what, cookies, codes, ofBasket, chosen) => {
      expect(presentPaymentType(kernelWith(cookies), types(...codes), ofBasket)).toBe(chosen)
    })
  })

  describe('remembered choices', () => {
    test('go with the request for the basket', () => {
      const cookies = { paymentType: 'CARD', deliveryType: '2', deliveryZoneId: '7' }
      expect(readRememberedChoice(kernelWith(cookies))).toEqual({
        payment: 'CARD',
        deliveryType: '2',
        deliveryZoneId: '7',
      })
    })
    test('an empty one is forgotten', () => {
      const kernel = kernelWith({ paymentType: 'CARD' })
      rememberOrderChoice(kernel, 'paymentType', '')
      expect(kernel.platform.cookies.get('paymentType')).toBeUndefined()
    })
    test('a zone is remembered as a delivery to it, and is still known after a pick-up', () => {
      const kernel = kernelWith({ deliveryType: '1' })
      const { cookies } = kernel.platform
      const remembered = () =>
        ['deliveryType', 'deliveryZoneId', 'deliveryZoneName'].map((name) => cookies.get(name))
      rememberReceiving(kernel, REGION ?? null)
      expect(remembered()).toEqual(['2', '2', 'Область'])
      rememberReceiving(kernel, null)
      expect(remembered()).toEqual(['1', '2', 'Область'])
    })
    test.each([
      [{}, false],
      [{ deliveryType: '2', deliveryZoneId: '1' }, false],
      [{ deliveryType: '1' }, false],
      [{ paymentType: 'CARD' }, true],
      [{ addressId: '31' }, true],
      [{ deliveryId: '4' }, true],
    ] as [Record<string, string>, boolean][])('%j are those of an order: %s', (cookies, has) => {
      expect(hasOrderCookies(kernelWith(cookies))).toBe(has)
    })
  })

  describe('how the order is received', () => {
    const assumed = { type: '1', zone: undefined, assumed: true }
    test('[AMB-02] without a choice it is a pick-up that nobody has chosen', () => {
      expect(receivingOf(kernelWith(), infoOf({ deliveryType: '1' }))).toEqual(assumed)
    })
    test.each([
      ['a pick-up that was chosen', { deliveryType: '1' as const }, { deliveryType: '1' }, '1'],
      [
        'a shop that delivers nothing',
        { deliveryType: '1' as const, selfDeliveryOnly: 'Y' as const },
        {},
        '1',
      ],
      ['a delivery', { deliveryType: '2' as const }, {}, '2'],
      ['no choice of the server', { deliveryType: '-1' as const }, {}, '-1'],
    ])('%s is not assumed', (_what, info, cookies, type) => {
      expect(receivingOf(kernelWith(cookies), infoOf(info))).toEqual({
        type,
        zone: undefined,
        assumed: false,
      })
    })
    test('the zone is that of the answer', () => {
      const info = infoOf({ deliveryType: '2', deliveryZoneId: 2 })
      expect(receivingOf(kernelWith(), info).zone).toBe(info.deliveryZones[1])
    })
    test('what was chosen just now goes before the answer, unless the shop delivers nothing', () => {
      const awaited = { deliveryType: '2', deliveryZoneId: '1' }
      const info = infoOf({ deliveryType: '1', deliveryZoneId: 2 })
      expect(receivingOf(kernelWith(), info, awaited)).toEqual({ type: '2', zone: CITY, assumed: false })
      expect(receivingOf(kernelWith(), { ...info, selfDeliveryOnly: 'Y' }, awaited)).toMatchObject({
        ...{ type: '1', zone: REGION, assumed: false },
      })
      const delivery = infoOf({ deliveryType: '2', deliveryZoneId: 2 })
      expect(receivingOf(kernelWith(), delivery, { deliveryType: '1' })).toEqual({
        ...{ type: '1', zone: delivery.deliveryZones[1], assumed: false },
      })
      expect(receivingOf(kernelWith(), delivery, { deliveryType: '-1' })).toMatchObject({ type: '2' })
    })
  })
})
