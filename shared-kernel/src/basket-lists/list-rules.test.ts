import type { Change } from '@prilavok/shared-kernel/basket'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { fitAddition } from './fit-addition'
import { heldIn } from './held'

describe('fit-addition', () => {
  /** Of what a product is sold in: smallest order, step, stock. */
  const sold = (MIN: number, STEP: number, REMAIN: number) =>
    testProduct({ UP_MULTIPLICITY: { MIN, STEP }, REMAIN })

  test.each([
    ['any count', sold(1, 1, 50), 0, 5, 5, 'as-typed'],
    ['a count of the steps', sold(12, 12, 60), 12, 24, 24, 'as-typed'],
    ['less than the smallest order', sold(10, 4, 60), 0, 3, 10, 'rounded'],
    ['none at all', sold(12, 12, 60), 0, 0, 12, 'rounded'],
    ['none on top of what is held', sold(1, 1, 60), 5, 0, 0, 'as-typed'],
    ['a count between two steps', sold(12, 12, 60), 12, 5, 12, 'rounded'],
    ['what with what is held is between two steps', sold(10, 4, 60), 12, 4, 6, 'rounded'],
    ['more than the stock', sold(12, 12, 60), 0, 100, 60, 'capped'],
    ['more than the stock leaves', sold(1, 1, 60), 50, 20, 10, 'capped'],
    ['more of what is all held', sold(1, 1, 60), 60, 5, 0, 'capped'],
    ['more of what is held above the stock', sold(1, 1, 60), 70, 5, 0, 'capped'],
    ['what is sold without a stock', sold(1, 1, 0), 99_990, 20, 9, 'capped'],
  ] as const)('of %s what then is allowed is added', (_what, product, held, asked, count, fit) => {
    expect(fitAddition(product, held, asked)).toMatchObject({ count, fit })
  })

  describe('where no count is asked for', () => {
    test.each([
      ['the smallest order', sold(12, 6, 60), 0, 12],
      ['the stock that is less than it', sold(10, 1, 4), 0, 4],
      ['one step on top of what is held', sold(12, 6, 60), 12, 6],
      ['a step, also on top of a single one, up to an allowed count', sold(5, 2, 60), 1, 4],
      ['no more than the stock leaves', sold(1, 10, 60), 55, 5],
    ])('%s is added, and that is never a correction', (_what, product, held, count) => {
      expect(fitAddition(product, held, undefined)).toMatchObject({ count, fit: 'as-typed' })
    })

    test('the list that the product is from may say how many; what it says of the basket does not count', () => {
      expect(fitAddition(testProduct({ QUANTITY: 20, BASKET: 7 }), 0, undefined).count).toBe(20)
      expect(fitAddition(testProduct({ QUANTITY: null, BASKET: 7 }), 0, undefined).count).toBe(1)
    })
  })

  test.each([
    ['nothing held', sold(12, 6, 60), 0, { min: 12, step: 6, limit: 60 }],
    ['a count of the steps held', sold(12, 6, 60), 18, { min: 6, step: 6, limit: 42 }],
    ['a count between two steps held', sold(10, 4, 60), 12, { min: 2, step: 4, limit: 48 }],
    ['all but one held', sold(1, 1, 60), 59, { min: 1, step: 1, limit: 1 }],
    ['all held', sold(1, 1, 60), 60, { min: 1, step: 1, limit: 0 }],
    ['more held than the stock', sold(1, 1, 60), 70, { min: 1, step: 1, limit: 0 }],
    ['a stock below the smallest order', sold(10, 5, 4), 0, { min: 4, step: 5, limit: 4 }],
  ])('with %s the rule says what may be added', (_what, product, held, rule) => {
    expect(fitAddition(product, held, 1).rule).toEqual(rule)
  })
})

describe('held', () => {
  const product = testProduct({ ID: 1, BASKET: 7 })
  const none = { main: new Map<number, Change>(), loyalty: new Map<number, Change>() }
  const changed = (basket: BasketType, state: Change['state'], ID = 1) => ({
    ...none,
    [basket]: new Map<number, Change>([
      [ID, { item: { ID, NAME: 'Ручка', held: 2 }, held: 2, target: 9, state }],
    ]),
  })

  test.each([
    ['what the basket says', 'main', new Map([[1, 3]]), 3],
    ['none, where the basket does not name it', 'main', new Map([[2, 3]]), 0],
    ['none, where the basket is empty', 'main', new Map<number, number>(), 0],
    ['what the product itself says, while the basket is not known', 'main', undefined, 7],
    ['what the bonus basket says', 'loyalty', new Map([[1, 3]]), 3],
    ['none of an unknown bonus basket: products tell the main one', 'loyalty', undefined, 0],
  ] as const)('without a change it holds %s', (_what, basket, held, count) => {
    expect(heldIn(basket, held, none)(product)).toBe(count)
  })

  test.each(['waiting', 'sending', 'unsent', 'confirmed'] as const)(
    'a change that is %s counts before what the basket says',
    (state) => {
      for (const basket of ['main', 'loyalty'] as const)
        for (const held of [new Map([[1, 3]]), undefined])
          expect(heldIn(basket, held, changed(basket, state))(product)).toBe(9)
    },
  )

  test('a rejected change, one of the other basket and one of another product do not count', () => {
    const held = new Map([[1, 3]])
    expect(heldIn('main', held, changed('main', 'rejected'))(product)).toBe(3)
    expect(heldIn('main', held, changed('loyalty', 'waiting'))(product)).toBe(3)
    expect(heldIn('main', held, changed('main', 'waiting', 2))(product)).toBe(3)
  })
})
