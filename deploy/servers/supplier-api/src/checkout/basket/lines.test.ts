import { type BasketLine, fittedLines, orderable, sumOf, warningsOf } from './lines'

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
