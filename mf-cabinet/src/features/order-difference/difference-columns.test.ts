import type { OrderProduct } from '@prilavok/shared-kernel/contract'
import { testOrderProduct } from '../../testing/test-order'
import { changeText, differenceColumns, isGift } from './difference-columns'
import { type DifferenceRow, orderDifference, type RowChange } from './order-difference'

const product = (changes: Partial<OrderProduct>) => testOrderProduct({ PRICE: 10, QUANTITY: 5, ...changes })
const rowOf = (was: OrderProduct | undefined, now: OrderProduct | undefined): DifferenceRow => {
  const [row] = orderDifference(was ? [was] : [], now ? [now] : [])
  if (!row) throw new Error('No row.')
  return row
}
const changed = (changes: readonly RowChange[], GIFT?: 'Y') => ({
  ...rowOf(product({ GIFT }), undefined),
  changes,
})

test.each<[RowChange[], string, string]>([
  [[], '', 'Подарок'],
  [['added'], 'Добавлен', 'Подарок добавлен'],
  [['gone'], 'Убран', 'Подарок убран'],
  [['more'], 'Больше', 'Подарков больше'],
  [['fewer'], 'Меньше', 'Подарков меньше'],
  [['dearer'], 'Дороже', 'Подарок'],
  [['cheaper'], 'Дешевле', 'Подарок'],
  [['more', 'cheaper'], 'Больше, дешевле', 'Подарков больше'],
])('%j is told as «%s», of a gift as «%s»', (changes, bought, gift) => {
  expect(changeText(changed(changes))).toBe(bought)
  expect(changeText(changed(changes, 'Y'))).toBe(gift)
})

test('a gift is known by its product', () => {
  expect([isGift(changed([])), isGift(changed([], 'Y'))]).toEqual([false, true])
})

const cells = (row: DifferenceRow) => differenceColumns(false).map(({ value }) => value(row))

test('a row of the workbook', () => {
  expect(differenceColumns(false).map(({ header }) => header)).toEqual([
    ...['Код', 'Товар', 'Что изменилось', 'Количество было', 'Цена была', 'Сумма была'],
    ...['Количество стало', 'Цена стала', 'Сумма стала', 'Разница'],
  ])
  const row = rowOf(product({}), product({ PRICE: 12, QUANTITY: 6 }))
  expect(cells(row)).toEqual(['100241', 'Бумага офисная А4', 'Больше, дороже', 5, 10, 50, 6, 12, 72, 22])
})

test('what one order has not is empty', () => {
  expect(cells(rowOf(undefined, product({}))).slice(3)).toEqual([
    ...[undefined, undefined, undefined, 5, 10, 50, 50],
  ])
  expect(cells(rowOf(product({}), undefined)).slice(3)).toEqual([
    ...[5, 10, 50, undefined, undefined, undefined, -50],
  ])
})

test('a gift has its word in the place of a price, where it was one, and no sums', () => {
  const gift = product({ GIFT: 'Y', PRICE: 0 })
  expect(cells(rowOf(gift, gift)).slice(3)).toEqual([5, 'Подарок', null, 5, 'Подарок', null, 0])
  expect(cells(rowOf(undefined, gift)).slice(3)).toEqual([
    ...[undefined, undefined, null, 5, 'Подарок', null, 0],
  ])
})

test.each([
  [false, 'money'],
  [true, 'number'],
])('sums of orders for points (%s) are written as %s', (bonus, kind) => {
  expect(differenceColumns(bonus).map((column) => column.kind)).toEqual([
    ...[undefined, undefined, undefined, 'number', kind, kind, 'number', kind, kind, kind],
  ])
})
