import type { OrderTerms } from '../basket/order-terms'
import { chooseDelivery } from './choose-delivery'
import type { OrderBody } from './order-form'

const point = (id: number) => ({ id, name: `Пункт ${id}`, phone: '', email: '', address: '' })
const zone = (id: number) => ({
  ...{ id, name: `Зона ${id}`, description: '' },
  ...{ minSum: 500_000, deliveryPrice: 39_000 },
})
const TERMS: OrderTerms = {
  ...{ name: 'Магазин', currency: 'RUB', taxType: '', commercialOffer: false, paymentTypes: [] },
  ...{ minOrderSum: 0, checkOrderSum: true, minSum: 1_000_000, selfDeliveryOnly: false, loyaltyRate: 0 },
  ...{ mainTradePointId: 2, zones: [zone(1), zone(2)], tradePoints: [point(1), point(2), point(3)] },
}
const ADDRESS = 'Тверь, ул. Новая, 1'

interface Asked {
  form?: OrderBody
  address?: string | null
  terms?: Partial<OrderTerms>
  sum?: number
  free?: boolean
}
const choose = ({ form = {}, address = ADDRESS, terms = {}, sum = 100, free = false }: Asked) =>
  chooseDelivery(form, address, { ...TERMS, ...terms }, { sum, free })
const pickUpAt = (id: number | null) => ({
  ...{ isPickup: true, address: null, zone: null, price: 0 },
  tradePoint: id === null ? null : point(id),
})
const rejection = (code: string) => expect.objectContaining({ CODE: `order_${code}`, TYPE: 'ERROR' })
const BROUGHT: OrderBody = { delivery_type: '2', delivery_zone: '2' }

test.each<[string, OrderBody, Partial<OrderTerms>, unknown]>([
  ['nothing said: the main point', {}, {}, pickUpAt(2)],
  ['nothing said, no main point: the first', {}, { mainTradePointId: null }, pickUpAt(1)],
  ['nothing said, a main point that is gone: the first', {}, { mainTradePointId: 9 }, pickUpAt(1)],
  ['a point named, no way of receiving', { tradepoint_id: '3' }, {}, pickUpAt(3)],
  ['a point named', { delivery_type: '1', tradepoint_id: '3' }, {}, pickUpAt(3)],
  ['a point that nobody knows', { delivery_type: '1', tradepoint_id: '9' }, {}, rejection('no_trade_point')],
  ['a point that is no number', { tradepoint_id: 'x' }, {}, rejection('no_trade_point')],
  ['several points, none named', { delivery_type: '1' }, {}, rejection('no_trade_point')],
  ['one point, none named', { delivery_type: '1' }, { tradePoints: [point(3)] }, pickUpAt(3)],
  ['no points at all', { delivery_type: '1' }, { tradePoints: [] }, pickUpAt(null)],
  [
    'a shop that brings nothing, no way chosen',
    { delivery_type: '-1' },
    { selfDeliveryOnly: true },
    pickUpAt(2),
  ],
])('pick-up, %s', (_what, form, terms, expected) => {
  expect(choose({ form, terms })).toEqual(expected)
})

test('a delivery costs what its zone says, nothing from its threshold on, and nothing of a bonus order', () => {
  const brought = { isPickup: false, address: ADDRESS, tradePoint: null, zone: zone(2) }
  expect(choose({ form: BROUGHT, sum: 499_999 })).toEqual({ ...brought, price: 39_000 })
  expect(choose({ form: BROUGHT, sum: 500_000 })).toEqual({ ...brought, price: 0 })
  expect(choose({ form: BROUGHT, free: true })).toEqual({ ...brought, price: 0 })
})

test('a shop without zones brings for nothing; its only zone need not be chosen', () => {
  const form = { delivery_type: '2' }
  expect(choose({ form, terms: { zones: [] } })).toMatchObject({ isPickup: false, zone: null, price: 0 })
  expect(choose({ form, terms: { zones: [zone(1)] } })).toMatchObject({ zone: zone(1), price: 39_000 })
})

test('what is missing of a delivery is asked for: the address first, then the zone', () => {
  expect(choose({ form: { delivery_type: '-1' } })).toEqual(rejection('no_delivery_type'))
  expect(choose({ form: { delivery_type: '2' }, address: null })).toEqual(rejection('no_address'))
  expect(choose({ form: { delivery_type: '2' } })).toEqual(rejection('no_zone'))
  expect(choose({ form: { delivery_type: '2', delivery_zone: '9' } })).toEqual(rejection('no_zone'))
})

test('a shop that brings nothing, or has no points, makes no delivery', () => {
  for (const terms of [{ selfDeliveryOnly: true }, { tradePoints: [] }])
    expect(choose({ form: BROUGHT, terms })).toEqual(rejection('no_delivery'))
})
