import type { OrderChange } from '@prilavok/shared-kernel/contract'
import { shownPrice } from '../../catalogue/product/product-terms'
import type { Session } from '../../platform/session/session'
import { fc } from '../../testing/property'
import { fittedLines, type OrderLine, sumOf } from '../basket/lines'
import { askToConfirm, confirmCode } from './confirmation'
import type { OrderBody } from './order-form'
import { changesOf, seenSum, type TakenBasket } from './take-basket'

describe('what differs', () => {
  /** Two at 100 roubles, or 40 points, as they were shown. */
  const PEN: OrderLine = {
    ...{ id: 7, name: 'Ручка', code1c: '000007', picture: null, preview: null },
    ...{ assortment: true, price: 10_000, loyalty_price: 40, remain: 10, to_order: false, pack: false },
    ...{ min_quantity: 1, step_quantity: 1, delivery_exclude: false },
    ...{ quantity: 2, seen_price: 10_000, seen_quantity: 2 },
  }

  const changes = (line: Partial<OrderLine>, basket: 'main' | 'loyalty' = 'main') => {
    const all = [{ ...PEN, ...line }]
    return changesOf(all, fittedLines(all, basket), basket).map(({ KIND, WAS, NOW }) => [KIND, WAS, NOW])
  }

  test.each<[string, Partial<OrderLine>, unknown[]]>([
    ['nothing else', {}, []],
    ['another price', { price: 12_550 }, [['price', 100, 125.5]]],
    ['less in stock', { remain: 1 }, [['quantity', 2, 1]]],
    ['another count than was shown', { quantity: 5 }, [['quantity', 2, 5]]],
    [
      'both',
      { price: 9000, remain: 1 },
      [
        ['price', 100, 90],
        ['quantity', 2, 1],
      ],
    ],
    ['nothing in stock', { remain: 0 }, [['gone', 2, 0]]],
    [
      'nothing in stock of a count that was shown as another one',
      { remain: 0, quantity: 5 },
      [['gone', 2, 0]],
    ],
    ['nothing in stock, as was shown', { remain: 0, seen_price: 0 }, []],
    ['nothing in stock of what was never shown', { remain: 0, seen_price: null }, []],
    ['stock again', { seen_price: 0 }, [['back', 0, 2]]],
    ['no price that was shown', { seen_price: null }, []],
    ['no price that was shown, and less in stock', { seen_price: null, remain: 1 }, [['quantity', 2, 1]]],
    ['no count that was shown', { seen_quantity: null }, []],
    ['no count that was shown, and less in stock', { seen_quantity: null, remain: 1 }, [['quantity', 2, 1]]],
  ])('of a row with %s the buyer is told what differs', (_what, line, told) => {
    expect(changes(line)).toEqual(told)
  })

  test('a change names its product', () => {
    expect(changesOf([PEN], [], 'main')).toEqual([
      { PRODUCT_ID: 7, NAME: 'Ручка', KIND: 'gone', WAS: 2, NOW: 0 },
    ])
  })

  test('of a bonus basket prices are told in points', () => {
    expect(changes({ seen_price: 40 }, 'loyalty')).toEqual([])
    expect(changes({ seen_price: 30 }, 'loyalty')).toEqual([['price', 30, 40]])
  })

  test('the sum that was shown: of prices and counts as they were shown, as they are where none were', () => {
    const sum = (line: Partial<OrderLine>) => seenSum([PEN, { ...PEN, id: 8, ...line }], 'main')
    expect(sum({ price: 1, quantity: 9 })).toBe(40_000)
    expect(sum({ seen_price: 0 })).toBe(20_000)
    expect(sum({ seen_price: null, price: 100 })).toBe(20_200)
    expect(sum({ seen_price: null, remain: 0 })).toBe(20_000)
    expect(sum({ seen_quantity: null, quantity: 1 })).toBe(30_000)
    expect(seenSum([{ ...PEN, seen_price: 30 }], 'loyalty')).toBe(6000)
  })
})

describe('what is asked', () => {
  const SESSION: Session = {
    ...{ shopId: 1, buyerId: 1, priceType: 28, currency: 'RUB', client: null },
    ...{ minOrderSum: 0, checkOrderSum: true, paysOnline: true },
  }

  const PEN: OrderLine = {
    ...{ id: 7, name: 'Ручка', code1c: '000007', picture: null, preview: null },
    ...{ assortment: true, price: 10_000, loyalty_price: 40, remain: 10, to_order: false, pack: false },
    ...{ min_quantity: 1, step_quantity: 1, delivery_exclude: false },
    ...{ quantity: 2, seen_price: 10_000, seen_quantity: 2 },
  }

  const SEEN: TakenBasket = {
    ...{ lines: [PEN], sum: 20_000, deliverySum: 20_000, seenSum: 20_000 },
    ...{ draftComment: '', changes: [] },
  }

  const GONE: OrderChange = { PRODUCT_ID: 7, NAME: 'Ручка', KIND: 'gone', WAS: 2, NOW: 0 }

  interface Asked {
    basket?: 'main' | 'loyalty'
    form?: OrderBody
    taken?: Partial<TakenBasket>
    delivery?: number | null
  }

  const ask = ({ basket = 'main', form = {}, taken = {}, delivery = null }: Asked) =>
    askToConfirm(SESSION, { basket, form, taken: { ...SEEN, ...taken }, delivery })?.CREATE_ORDER

  /** What is said behind the opening. */
  const told = (asked: Asked) =>
    ask(asked)?.MESSAGE.TEXT.replace('Корзина изменилась, проверьте её и отправьте заказ ещё раз. ', '')

  test('neither a sum nor a code confirms a basket of which nothing can be ordered', () => {
    const taken = { lines: [], sum: 0, changes: [GONE] }
    for (const form of [{}, { expected_sum: 0 }, { confirm: confirmCode([], null, 'main') }]) {
      const answer = ask({ form, taken })
      expect(answer).toMatchObject({ CREATE: 'N', MESSAGE: { CODE: 'order_changed' } })
      expect(answer).not.toHaveProperty('CONFIRM')
    }
  })

  test('a sum of now confirms changed products only if another one was seen', () => {
    const changes = [GONE]
    expect(ask({ form: { expected_sum: 200 }, taken: { changes, seenSum: 30_000 } })).toBeUndefined()
    expect(ask({ form: { expected_sum: 200 }, taken: { changes } })?.CHANGES).toEqual(changes)
    expect(ask({ taken: { changes, seenSum: 30_000 } })?.CHANGES).toEqual(changes)
  })

  test('a missed sum is told by itself, not beside the products that have made it', () => {
    const form = { expected_sum: 300 }
    expect(ask({ form })?.CHANGES).toEqual([
      { PRODUCT_ID: 0, NAME: 'Сумма товаров', KIND: 'sum', WAS: 300, NOW: 200 },
    ])
    expect(ask({ form, taken: { changes: [GONE] } })?.CHANGES).toEqual([GONE])
  })

  test('the code that an answer names confirms it, and no other price of delivery', () => {
    const asked = { form: { expected_delivery: 100 }, delivery: 69_000 }
    const confirm = ask(asked)?.CONFIRM ?? ''
    expect(confirm).toMatch(/^[\w-]{22}$/)
    expect(ask({ ...asked, form: { ...asked.form, confirm } })).toBeUndefined()
    expect(ask({ ...asked, form: { ...asked.form, confirm }, delivery: 79_000 })).toBeDefined()
  })

  test.each<[OrderChange['KIND'], string]>([
    ['price', 'Ручка: цена была 200,00\u00a0₽, стала 300,00\u00a0₽'],
    ['quantity', 'Ручка: вместо\u00a0200 можно заказать\u00a0300'],
    ['gone', 'Ручка: больше нельзя заказать'],
    ['back', 'Ручка: снова можно заказать, в\u00a0корзине\u00a0300'],
    ['sum', 'Сумма товаров: была 200,00\u00a0₽, стала 300,00\u00a0₽'],
    ['delivery', 'Доставка: была 200,00\u00a0₽, стала 300,00\u00a0₽'],
  ])('a change of kind %s reads: %s', (KIND, text) => {
    const changes = [{ PRODUCT_ID: 7, NAME: 'Ручка', KIND, WAS: 200, NOW: 300 }]
    expect(told({ taken: { changes } })).toBe(text)
  })

  test('a bonus basket is told of in points, its delivery in roubles', () => {
    const form = { expected_sum: 90, expected_delivery: 1 }
    expect(told({ basket: 'loyalty', form, taken: { sum: 8000, seenSum: 8000 }, delivery: 0 })).toBe(
      'Сумма товаров: была 90\u00a0Б, стала 80\u00a0Б. Доставка: была 1,00\u00a0₽, стала 0,00\u00a0₽',
    )
  })

  test('three changes are named, more are counted; the answer has them all', () => {
    const changesOf = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ ...GONE, NAME: `Т${id}` }))
    const gone = (id: number) => `Т${id}: больше нельзя заказать`
    expect(told({ taken: { changes: changesOf(3) } })).toBe([0, 1, 2].map(gone).join('. '))
    const five = { taken: { changes: changesOf(5) } }
    expect(told(five)).toBe([...[0, 1, 2].map(gone), 'и\u00a0ещё 2'].join('. '))
    expect(ask(five)?.CHANGES).toHaveLength(5)
  })
})

describe('for all baskets', () => {
  const count = fc.integer({ min: 1, max: 50 })

  const line: fc.Arbitrary<OrderLine> = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    name: fc.string(),
    code1c: fc.constant('000001'),
    picture: fc.constant(null),
    preview: fc.constant(null),
    assortment: fc.boolean(),
    price: fc.integer({ min: 0, max: 1_000_000 }),
    loyalty_price: fc.option(fc.integer({ min: 1, max: 5000 })),
    remain: fc.integer({ min: 0, max: 60 }),
    to_order: fc.boolean(),
    pack: fc.boolean(),
    min_quantity: fc.constant(1),
    step_quantity: fc.constant(1),
    delivery_exclude: fc.boolean(),
    quantity: count,
    seen_price: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    seen_quantity: fc.option(count),
  })

  const lines = fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 12 })

  const basket = fc.constantFrom('main' as const, 'loyalty' as const)

  test('a basket that is as it was shown has no changes, and its sum is the one shown', () => {
    fc.assert(
      fc.property(lines, basket, (all, kind) => {
        const seen = all
          .map((row) => ({ ...row, quantity: Math.min(row.quantity, row.remain || row.quantity) }))
          .map((row) => ({ ...row, seen_price: shownPrice(row, kind), seen_quantity: row.quantity }))
        const fitted = fittedLines(seen, kind)
        expect(changesOf(seen, fitted, kind)).toEqual([])
        expect(seenSum(seen, kind)).toBe(sumOf(fitted, kind))
      }),
    )
  })

  test('whenever the sum is not the one that was shown, something is told', () => {
    fc.assert(
      fc.property(lines, basket, (all, kind) => {
        const known = all.map((row) => ({
          ...row,
          seen_price: row.seen_price ?? shownPrice(row, kind),
          seen_quantity: row.seen_quantity ?? row.quantity,
        }))
        const fitted = fittedLines(known, kind)
        const isOther = seenSum(known, kind) !== sumOf(fitted, kind)
        if (isOther) expect(changesOf(known, fitted, kind)).not.toEqual([])
      }),
    )
  })

  test('a confirmation fits no other count, price, delivery or basket', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), (all, delivery, at) => {
        const fitted = all.map((row) => ({ ...row, price: row.price + 1 }))
        const code = confirmCode(fitted, delivery, 'main')
        expect(confirmCode([...fitted], delivery, 'main')).toBe(code)
        const place = at % fitted.length
        const changed = (change: (row: OrderLine) => OrderLine) =>
          fitted.map((row, index) => (index === place ? change(row) : row))
        const others = [
          confirmCode(
            changed((row) => ({ ...row, quantity: row.quantity + 1 })),
            delivery,
            'main',
          ),
          confirmCode(
            changed((row) => ({ ...row, price: row.price + 1 })),
            delivery,
            'main',
          ),
          confirmCode(fitted.slice(1), delivery, 'main'),
          confirmCode(fitted, delivery + 1, 'main'),
          confirmCode(fitted, null, 'main'),
          confirmCode(fitted, delivery, 'loyalty'),
        ]
        expect(others).not.toContain(code)
      }),
    )
  })
})
