import type { Product } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { testOrder, testOrderProduct } from '../testing/test-order'
import { additionsOf } from './repeat-additions'
import { NO_CHOICES, type RepeatAction, type RepeatChoices, repeatReducer } from './repeat-choices'
import { type RepeatRow, repeatRows } from './repeat-rows'
import { hasChanged, priceIn, type RepeatContext, sumOf, viewRows } from './repeat-views'

describe('repeat-choices', () => {
  const reduced = (...actions: RepeatAction[]): RepeatChoices => actions.reduce(repeatReducer, NO_CHOICES)

  test('counts, analogs and what was looked for are kept by row; a count can be taken back', () => {
    const looked = [testProduct({ ID: 70 })]
    const chosen = reduced(
      { type: 'counted', id: 1, count: 3 },
      { type: 'counted', id: 2, count: 0 },
      { type: 'taken', id: 4, productId: 60 },
      { type: 'offered', id: 4, products: looked },
    )
    expect(chosen).toEqual({
      ...NO_CHOICES,
      counts: new Map([
        [1, 3],
        [2, 0],
      ]),
      taken: new Map([[4, 60]]),
      offered: new Map([[4, looked]]),
    })
    expect(repeatReducer(chosen, { type: 'counted', id: 1, count: undefined }).counts).toEqual(
      new Map([[2, 0]]),
    )
    expect(chosen.counts.get(1)).toBe(3)
  })

  test('another product begins with its own count; none at all is a choice, too', () => {
    const taken = reduced({ type: 'counted', id: 1, count: 3 }, { type: 'taken', id: 1, productId: null })
    expect(taken.counts).toEqual(new Map())
    expect(taken.taken).toEqual(new Map([[1, null]]))
  })

  test('what is in the basket by now adds up; reasons are those of the last try', () => {
    const first = reduced({ type: 'added', ids: [1, 2], rejections: new Map([[3, 'Закончился']]) })
    expect(first).toMatchObject({ added: new Set([1, 2]), rejections: new Map([[3, 'Закончился']]) })
    const second = repeatReducer(first, { type: 'added', ids: [3], rejections: new Map() })
    expect(second).toEqual({ ...NO_CHOICES, added: new Set([1, 2, 3]) })
  })

  const sold = (ID: number, QUANTITY: number, changes = {}) => testOrderProduct({ ID, QUANTITY, ...changes })
  const now = (ID: number, changes = {}) => testProduct({ ID, PRICE: 318, REMAIN: 1000, ...changes })

  test('rows of an order: equal products are one row, gifts none, each with what it is now and its analogs', () => {
    const PRODUCTS = [sold(1, 5), sold(2, 3), sold(1, 7), sold(3, 1, { GIFT: 'Y' })]
    const analogs = [now(60)]
    const rows = repeatRows({
      order: { ...testOrder(), PRODUCTS },
      now: { ITEMS: [now(1)], ANALOGS: [{ PRODUCT_ID: 2, ITEMS: analogs }] },
    })
    expect(rows).toEqual([
      { id: 1, was: sold(1, 12), product: now(1), analogs: [] },
      { id: 2, was: sold(2, 3), product: undefined, analogs },
    ])
  })

  test('two rows that take one product are one addition that its rule allows; rows left out are none', () => {
    const six = now(60, { UP_MULTIPLICITY: { MIN: 6, STEP: 6 } })
    const views = (counts: ReadonlyMap<number, number>, held = 0) => {
      const rows = [1, 2, 4].map((id) => ({ id, was: sold(id, 3), product: undefined, analogs: [six] }))
      const choices = { ...NO_CHOICES, counts, taken: new Map(rows.map(({ id }) => [id, 60])) }
      const heldOf = () => held
      return additionsOf(viewRows(rows, { basket: 'main', heldOf, choices }), heldOf)
    }
    expect(views(new Map([[4, 0]]))).toEqual([{ number: 60, product: six, count: 12 }])
    expect(
      views(
        new Map([
          [2, 0],
          [4, 0],
        ]),
      ),
    ).toEqual([{ number: 60, product: six, count: 6 }])
    expect(
      views(
        new Map([
          [1, 4],
          [2, 4],
          [4, 0],
        ]),
      ),
    ).toEqual([{ number: 60, product: six, count: 12 }])
    expect(views(new Map([1, 2, 4].map((id) => [id, 0])))).toEqual([])
  })
})

describe('repeat-views', () => {
  const product = (changes: Partial<Product> = {}) =>
    testProduct({ ID: 1, PRICE: 10, REMAIN: 1000, ...changes })
  /** Ten of a product for 10,00 each, as it is now. */
  const row = (now: Product | undefined, was = {}, analogs: Product[] = []): RepeatRow => {
    const ordered = testOrderProduct({ ID: now?.ID ?? 1, PRICE: 10, QUANTITY: 10, ...was })
    return { id: ordered.ID, was: ordered, product: now, analogs }
  }
  const view = (
    rows: readonly RepeatRow[],
    choices: Partial<RepeatChoices> = {},
    context: Partial<RepeatContext> = {},
  ) => viewRows(rows, { basket: 'main', heldOf: () => 0, choices: { ...NO_CHOICES, ...choices }, ...context })
  const only = (...args: Parameters<typeof view>) => {
    const [first, ...others] = view(...args)
    if (!first || others.length > 0) throw new Error(`There are ${others.length + 1} rows.`)
    return first
  }

  test.each<[string, Product | undefined, number, string[], number, number]>([
    ['as then', product(), 0, [], 10, 100],
    ['dearer by a kopeck', product({ PRICE: 10.01 }), 0, ['dearer'], 10, 100.1],
    ['cheaper by a kopeck', product({ PRICE: 9.99 }), 0, ['cheaper'], 10, 99.9],
    ['less than a kopeck is the same', product({ PRICE: 10.004 }), 0, [], 10, 100],
    ['there in part', product({ REMAIN: 9 }), 0, ['less'], 9, 90],
    ['just enough', product({ REMAIN: 10 }), 0, [], 10, 100],
    ['sold by six', product({ UP_MULTIPLICITY: { MIN: 6, STEP: 6 } }), 0, ['rounded'], 12, 120],
    ['dearer and there in part', product({ PRICE: 12, REMAIN: 4 }), 0, ['less', 'dearer'], 4, 48],
    ['in the basket', product(), 3, ['held'], 10, 100],
    ['the rest of the stock is in the basket', product({ REMAIN: 12 }), 3, ['less', 'held'], 9, 90],
    ['deleted', undefined, 0, ['gone'], 0, 0],
    ['taken out of the assortment', product({ ASSORTMENT: 'N' }), 0, ['gone'], 0, 0],
    ['without a price', product({ PRICE: 0 }), 0, ['gone'], 0, 0],
    ['sold out', product({ REMAIN: 0 }), 0, ['gone'], 0, 0],
    ['to order', product({ REMAIN: 0, TO_ORDER: 'Y' }), 0, [], 10, 100],
  ])('a product that is %s', (_what, now, held, kinds, count, sum) => {
    const seen = only([row(now)], {}, { heldOf: () => held })
    expect(seen).toMatchObject({ kinds, told: kinds, count, proposed: count, sum, wasSum: 100 })
    expect(hasChanged(seen)).toBe(kinds.some((kind) => kind !== 'held'))
  })

  test('why it cannot be bought, and what could be added of it', () => {
    const obstacleOf = (now: Product | undefined) => only([row(now)]).obstacle
    expect(obstacleOf(undefined)).toBe('deleted')
    expect(obstacleOf(product({ ASSORTMENT: 'N' }))).toBe('not_assortment')
    expect(obstacleOf(product({ PRICE: 0 }))).toBe('not_price')
    expect(obstacleOf(product({ REMAIN: 0 }))).toBe('not_remains')
    expect(obstacleOf(product())).toBeUndefined()
    expect(only([row(product({ REMAIN: 8 }))])).toMatchObject({
      blocked: false,
      rule: { min: 1, step: 1, limit: 8 },
    })
    const nothing = { blocked: true, count: 0, rule: { min: 1, step: 1, limit: 99_999 } }
    expect(only([row(undefined)])).toMatchObject(nothing)
    expect(only([row(product({ REMAIN: 8 }))], {}, { heldOf: () => 8 })).toMatchObject({
      ...nothing,
      held: 8,
    })
  })

  test('a count of the buyer goes before that of the order, up to what there is', () => {
    const counted = (count: number) => only([row(product({ REMAIN: 30 }))], { counts: new Map([[1, count]]) })
    expect(counted(0)).toMatchObject({ count: 0, proposed: 10, sum: 0, kinds: [] })
    expect(counted(25)).toMatchObject({ count: 25, proposed: 10, sum: 250 })
    expect(counted(40).count).toBe(30)
    expect(only([row(product())], { rejections: new Map([[1, 'Закончился']]) }).rejection).toBe('Закончился')
  })

  describe('of a product that is gone', () => {
    const gone = product({ ASSORTMENT: 'N' })
    const analog = product({ ID: 60, PRICE: 14, REMAIN: 500 })
    const other = product({ ID: 61, PRICE: 8, REMAIN: 500 })

    test('the first analog that can be bought takes the place, with its own price', () => {
      const seen = only([row(gone, {}, [analog, other])])
      expect(seen).toMatchObject({
        ...{ kinds: ['gone'], told: ['gone'], obstacle: 'not_assortment', count: 10, price: 14, sum: 140 },
        product: { ID: 60 },
      })
      expect(seen.options.map(({ ID }) => ID)).toEqual([60, 61])
    })

    test.each([
      ['is sold out', { REMAIN: 0 }, [61]],
      ['can only be ordered', { REMAIN: 0, TO_ORDER: 'Y' as const }, [60, 61]],
      ['has no price', { PRICE: 0 }, [61]],
      ['makes it more than was ordered', { UP_MULTIPLICITY: { MIN: 11, STEP: 11 } }, [60, 61]],
    ])('one that %s is not proposed', (_what, changes, options) => {
      const seen = only([row(gone, {}, [{ ...analog, ...changes }, other])])
      expect(seen.product?.ID).toBe(61)
      expect(seen.options.map(({ ID }) => ID)).toEqual(options)
    })

    test('one that makes it just as many is proposed; without any nothing goes in', () => {
      const ofTen = { ...analog, UP_MULTIPLICITY: { MIN: 10, STEP: 10 } }
      expect(only([row(gone, {}, [ofTen])])).toMatchObject({ product: { ID: 60 }, count: 10 })
      expect(only([row(gone)])).toMatchObject({ product: undefined, told: ['gone'], count: 0, price: 0 })
    })

    test('the buyer takes another one, one that was looked for, or none', () => {
      const rows = [row(gone, {}, [analog])]
      const taking = (id: number | null) =>
        only(rows, { taken: new Map([[1, id]]), offered: new Map([[1, [other]]]) })
      expect(taking(61)).toMatchObject({ product: { ID: 61 }, price: 8, told: ['gone'] })
      expect(taking(null)).toMatchObject({ product: undefined, told: ['gone'], count: 0 })
      expect(taking(77).product).toBeUndefined()
      expect(taking(61).options.map(({ ID }) => ID)).toEqual([60, 61])
    })

    test('it tells how many of the analog there are, but of no price', () => {
      const told = (changes: Partial<Product>, held = 0) =>
        only([row(gone, {}, [{ ...analog, ...changes }])], {}, { heldOf: ({ ID }) => (ID === 60 ? held : 0) })
      expect(told({ REMAIN: 6 })).toMatchObject({ kinds: ['gone'], told: ['gone', 'less'], count: 6 })
      expect(told({}, 2)).toMatchObject({ told: ['gone', 'held'], held: 2 })
      expect(told({ PRICE: 4 }).told).toEqual(['gone'])
    })

    test('a product that is sold has no options, whatever its analogs', () => {
      expect(only([row(product(), {}, [analog])]).options).toEqual([])
    })
  })

  test('points are the price of the bonus basket; what has none cannot be repeated there', () => {
    const now = product({ LOYALTY_PRICE: 20 })
    expect(priceIn('loyalty', now)).toBe(20)
    expect(priceIn('main', now)).toBe(10)
    expect(priceIn('loyalty', product())).toBe(0)
    const inBonus = { basket: 'loyalty' as const }
    expect(only([row(now)], {}, inBonus)).toMatchObject({ basket: 'loyalty', price: 20, kinds: ['dearer'] })
    expect(only([row(product())], {}, inBonus)).toMatchObject({ obstacle: 'not_price', kinds: ['gone'] })
  })

  test('the gravest stands first, and what is as then in the order’s own order', () => {
    const changed = [
      row(product({ ID: 1 })),
      row(product({ ID: 2, UP_MULTIPLICITY: { MIN: 6, STEP: 6 } })),
      row(product({ ID: 3, PRICE: 9 })),
      row(product({ ID: 4 })),
      row(product({ ID: 5, PRICE: 11 })),
      row(product({ ID: 6, REMAIN: 2 })),
      row(product({ ID: 7, ASSORTMENT: 'N' })),
    ]
    expect(view(changed).map(({ row: { id } }) => id)).toEqual([7, 6, 5, 3, 2, 1, 4])
    expect(view(changed, { added: new Set([6, 1]) }).map(({ row: { id } }) => id)).toEqual([7, 5, 3, 2, 4])
  })

  test('rows that take one product share its stock: who ordered it comes first', () => {
    const scarce = product({ ID: 60, REMAIN: 15 })
    const gone = (id: number) => row(product({ ID: id, ASSORTMENT: 'N' }), {}, [scarce])
    const seen = view([gone(1), gone(2), row(scarce)])
    expect(seen.map(({ row: { id }, count, elsewhere }) => [id, count, elsewhere])).toEqual([
      [1, 5, 10],
      [2, 0, 15],
      [60, 10, 0],
    ])
    expect(seen[1]).toMatchObject({ blocked: true, told: ['gone', 'less'] })
  })

  test('sums add up to the kopeck', () => {
    expect(sumOf([0.1, 0.2, 0.3])).toBe(0.6)
    expect(sumOf([])).toBe(0)
    expect(only([row(product({ PRICE: 1.15 }), { QUANTITY: 3, PRICE: 1.15 })])).toMatchObject({
      sum: 3.45,
      wasSum: 3.45,
    })
  })
})
