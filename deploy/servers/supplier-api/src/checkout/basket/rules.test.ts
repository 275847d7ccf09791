import { fitQuantity, NO_LIMIT } from '../../catalogue/product/fit-quantity'
import type { ProductTerms } from '../../catalogue/product/product-terms'
import { kopecks, roubles } from '../../platform/money'
import { fc } from '../../testing/property'
import { type BasketLine, fittedLines, orderable, sumOf, warningsOf } from './lines'
import { bonusPoints, deliveryTypeOf, type OrderTerms, type Zone, zoneOf } from './order-terms'

describe('lines', () => {
  const PEN: BasketLine = {
    ...{
      id: 7,
      name: 'Ручка',
      assortment: true,
      price: 10_050,
      loyalty_price: 40,
      remain: 10,
      to_order: false,
    },
    ...{ pack: false, min_quantity: 1, step_quantity: 1, delivery_exclude: false, quantity: 2 },
  }

  const TEXT = 'В корзине находится максимальное количество данного товара'

  test('a sum is of prices and counts: kopecks, or hundredths of points', () => {
    const lines = [PEN, { ...PEN, id: 8, quantity: 3 }]
    expect(sumOf(lines, 'main')).toBe(50_250)
    expect(sumOf(lines, 'loyalty')).toBe(20_000)
    expect(sumOf([], 'main')).toBe(0)
  })

  test('of a row that cannot be bought that is said, of another one its count, of the rest nothing', () => {
    expect(warningsOf([PEN], 'main')).toEqual([])
    expect(warningsOf([PEN, { ...PEN, id: 8, quantity: 11 }], 'main')).toEqual([{ PRODUCT_ID: 8, TEXT }])
    expect(warningsOf([{ ...PEN, quantity: 11, assortment: false }], 'main')).toEqual([
      { PRODUCT_ID: 7, TEXT: 'Товар не принадлежит ассортименту магазина' },
    ])
    expect(warningsOf([{ ...PEN, loyalty_price: null }], 'loyalty')).toEqual([
      { PRODUCT_ID: 7, TEXT: 'Этот товар нельзя получить за баллы' },
    ])
  })

  test('what can be ordered has a price in the basket that it stands in', () => {
    const lines = [PEN, { ...PEN, id: 8, price: 0 }, { ...PEN, id: 9, loyalty_price: null }]
    expect(orderable(lines, 'main').map(({ id }) => id)).toEqual([7, 9])
    expect(orderable(lines, 'loyalty').map(({ id }) => id)).toEqual([7, 8])
  })

  test('an order takes the rows that can be bought, in the counts that can be', () => {
    const lines = [PEN, { ...PEN, id: 8, quantity: 11 }, { ...PEN, id: 9, remain: 0 }]
    expect(fittedLines(lines, 'main')).toEqual([PEN, { ...PEN, id: 8, quantity: 10 }])
  })
})

describe('terms of an order', () => {
  const zone = (id: number) => ({
    ...{ id, name: `Зона ${id}`, description: '' },
    ...{ minSum: 500_000, deliveryPrice: 39_000 },
  })

  const TERMS: OrderTerms = {
    ...{ name: 'Магазин', currency: 'RUB', taxType: '', commercialOffer: false, paymentTypes: [] },
    ...{ minOrderSum: 0, checkOrderSum: true, minSum: 1_000_000, selfDeliveryOnly: false, loyaltyRate: 3 },
    ...{ mainTradePointId: null, zones: [zone(1), zone(2)] },
    tradePoints: [{ id: 1, name: 'Склад', phone: '', email: '', address: '' }],
  }

  test.each([
    ['1', '1'],
    ['2', '2'],
    ['-1', '-1'],
    ['3', '1'],
    ['', '1'],
    [undefined, '1'],
  ])('asked for %p, a shop that delivers answers %s, one that brings nothing the pick-up', (asked, type) => {
    expect(deliveryTypeOf(asked, TERMS)).toBe(type)
    expect(deliveryTypeOf(asked, { ...TERMS, selfDeliveryOnly: true })).toBe('1')
  })

  test('a zone is chosen by its id; the only one of a shop needs no choice', () => {
    expect(zoneOf(2, TERMS)).toEqual(zone(2))
    for (const id of [undefined, 9, Number.NaN]) {
      expect(zoneOf(id, TERMS)).toBeNull()
      expect(zoneOf(id, { ...TERMS, zones: [zone(3)] })).toEqual(zone(3))
      expect(zoneOf(id, { ...TERMS, zones: [] })).toBeNull()
    }
  })
})

describe('for all baskets', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000_000 })

  const products: fc.Arbitrary<ProductTerms> = fc.record({
    id: fc.constant(1),
    name: fc.constant('Товар'),
    assortment: fc.constant(true),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    loyalty_price: fc.constant(null),
    remain: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })),
    to_order: fc.boolean(),
    pack: fc.boolean(),
    min_quantity: fc.integer({ min: 1, max: 500 }),
    step_quantity: fc.integer({ min: 1, max: 500 }),
    delivery_exclude: fc.boolean(),
  })

  const wanted = fc.integer({ min: 1, max: NO_LIMIT })

  const zone: fc.Arbitrary<Zone> = fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    name: fc.string(),
    description: fc.string(),
    minSum: money,
    deliveryPrice: money,
  })

  const id = fc.integer({ min: 1, max: 5 })

  const text = fc.string()

  const terms: fc.Arbitrary<OrderTerms> = fc.record({
    name: fc.string(),
    currency: fc.constant('RUB'),
    minOrderSum: money,
    checkOrderSum: fc.boolean(),
    minSum: money,
    selfDeliveryOnly: fc.boolean(),
    taxType: fc.string(),
    commercialOffer: fc.boolean(),
    loyaltyRate: fc.integer({ min: 0, max: 100 }),
    mainTradePointId: fc.constant(null),
    paymentTypes: fc.constant([]),
    zones: fc.uniqueArray(zone, { selector: ({ id }) => id, maxLength: 5 }),
    tradePoints: fc.array(fc.record({ id, name: text, phone: text, email: text, address: text }), {
      maxLength: 2,
    }),
  })

  test('roubles and kopecks are the same money', () => {
    fc.assert(fc.property(money, (amount) => kopecks(roubles(amount)) === amount))
  })

  test('a count is what can be sold: MIN and steps on top, or all there is; and it stays so', () => {
    fc.assert(
      fc.property(wanted, products, (count, product) => {
        const limit = product.remain > 0 ? Math.min(product.remain, NO_LIMIT) : NO_LIMIT
        const { quantity, warning } = fitQuantity(count, product)
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBeLessThanOrEqual(limit)
        if (quantity !== product.remain) {
          expect((quantity - product.min_quantity) % product.step_quantity).toBe(0)
          expect(quantity).toBeGreaterThanOrEqual(product.min_quantity)
        }
        if (quantity < limit - product.step_quantity) {
          expect(quantity).toBeGreaterThanOrEqual(count)
          expect(quantity - Math.max(count, product.min_quantity)).toBeLessThan(product.step_quantity)
        }
        expect(warning === null).toBe(quantity === count)
        expect(fitQuantity(quantity, product)).toEqual({ quantity, warning: null })
      }),
    )
  })

  test('whoever wants more never gets less', () => {
    fc.assert(
      fc.property(wanted, wanted, products, (one, other, product) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(fitQuantity(less, product).quantity).toBeLessThanOrEqual(fitQuantity(more, product).quantity)
      }),
    )
  })

  test('nobody but the shop decides that it brings nothing', () => {
    fc.assert(
      fc.property(
        terms,
        fc.option(fc.oneof(fc.string(), fc.constant('2')), { nil: undefined }),
        (shop, asked) => {
          const type = deliveryTypeOf(asked, shop)
          expect(['1', '2', '-1']).toContain(type)
          if (shop.selfDeliveryOnly) expect(type).toBe('1')
          else if (asked === '2') expect(type).toBe('2')
        },
      ),
    )
  })

  test('points are whole, never more than the rate gives, and splitting an order never brings more', () => {
    fc.assert(
      fc.property(terms, money, money, (shop, one, other) => {
        const points = bonusPoints(one, shop)
        expect(Number.isSafeInteger(points)).toBe(true)
        expect(points * 10_000).toBeLessThanOrEqual(one * shop.loyaltyRate)
        const [apart, together] = [points + bonusPoints(other, shop), bonusPoints(one + other, shop)]
        expect(apart).toBeLessThanOrEqual(together)
        expect(together - apart).toBeLessThanOrEqual(1)
      }),
    )
  })
})
