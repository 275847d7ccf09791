import { fittedLines, type OrderLine } from '../basket/lines'
import { changesOf, seenSum } from './take-basket'

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
  ['nothing in stock of a count that was shown as another one', { remain: 0, quantity: 5 }, [['gone', 2, 0]]],
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
