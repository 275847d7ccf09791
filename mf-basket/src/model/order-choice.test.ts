import type { BasketInfo } from '@prilavok/shared-kernel/contract'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { noState, orderBasket } from '../testing/basket-state'
import {
  hasOrderCookies,
  presentPaymentType,
  readRememberedChoice,
  receivingOf,
  rememberOrderChoice,
  rememberReceiving,
} from './order-choice'

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
    ['a shop that delivers nothing', { deliveryType: '1' as const, selfDeliveryOnly: 'Y' as const }, {}, '1'],
    ['a delivery', { deliveryType: '2' as const }, {}, '2'],
    ['no choice of the server', { deliveryType: '-1' as const }, {}, '-1'],
  ])('%s is not assumed', (_what, info, cookies, type) => {
    expect(receivingOf(kernelWith(cookies), infoOf(info))).toEqual({ type, zone: undefined, assumed: false })
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
