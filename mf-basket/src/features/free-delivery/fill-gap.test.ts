import { testProduct } from '@prilavok/shared-kernel/testing'
import { fillGap } from './fill-gap'

describe('fill-gap', () => {
  const familiar = (
    ID: number,
    PRICE: number,
    usual: number,
    changes: Parameters<typeof testProduct>[0] = {},
  ) => ({
    product: testProduct({ ID, PRICE, REMAIN: 1000, UP_MULTIPLICITY: { MIN: 1, STEP: 1 }, ...changes }),
    usual,
  })
  const idsOf = (...args: Parameters<typeof fillGap>) =>
    fillGap(...args).map(({ items }) => items.map(({ product, count }) => [product.ID, count]))

  test('the least excess comes first', () => {
    const fillings = fillGap([familiar(1, 600, 1), familiar(2, 250, 4), familiar(3, 501, 2)], 1000)
    expect(
      fillings.map(({ items, sum, excess }) => [items[0]?.product.ID, items[0]?.count, sum, excess]),
    ).toEqual([
      [2, 4, 1000, 0],
      [3, 2, 1002, 2],
      [1, 2, 1200, 200],
    ])
  })

  test('the sum is reached to the kopeck, in the counts that the product is sold in', () => {
    const pens = familiar(1, 18.4, 48, { UP_MULTIPLICITY: { MIN: 12, STEP: 12 } })
    expect(fillGap([pens], 958)).toMatchObject([{ items: [{ count: 60 }], sum: 1104, excess: 146 }])
    expect(fillGap([pens], 220.8)).toMatchObject([{ items: [{ count: 12 }], sum: 220.8, excess: 0 }])
  })

  test('what is out of stock, to order, without a price or does not count for delivery fills nothing', () => {
    const excluded = { CODE: 'delivery-exclude', TITLE: '', COLOR: '', PREDEFINED: 'Y' as const }
    expect(
      fillGap(
        [
          familiar(1, 500, 2, { REMAIN: 0 }),
          familiar(2, 500, 2, { REMAIN: 0, TO_ORDER: 'Y' }),
          familiar(3, 0, 2),
          familiar(4, 500, 2, { MARKS: [excluded] }),
          familiar(5, 500, 2, { ASSORTMENT: 'N' }),
        ],
        1000,
      ),
    ).toEqual([])
  })

  test('a count that is far from usual is not offered; several products together are', () => {
    const usualThree = [1, 2, 3, 4].map((id) => familiar(id, 100, 3))
    expect(idsOf(usualThree.slice(0, 3), 1000)).toEqual([])
    expect(idsOf(usualThree, 1000)).toEqual([
      [
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 1],
      ],
    ])
  })

  test('stock that does not suffice fills nothing alone', () => {
    expect(idsOf([familiar(1, 100, 9, { REMAIN: 3 })], 1000)).toEqual([])
  })
})
