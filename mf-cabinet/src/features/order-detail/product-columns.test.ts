import { testOrderProduct } from '../../testing/test-order'
import { productColumns } from './product-columns'

const PAPER = testOrderProduct({ PRICE: 318.5, QUANTITY: 4 })
const cells = (product: typeof PAPER, bonus = false) =>
  Object.fromEntries(productColumns(bonus).map(({ header, value }) => [header, value(product)]))

test('a row has its price and its sum, a gift the word in place of the price', () => {
  expect(cells(PAPER)).toEqual({
    ...{ Код: '100241', Товар: 'Бумага офисная А4', Цена: 318.5, Количество: 4, Единица: 'шт.', Сумма: 1274 },
  })
  expect(cells({ ...PAPER, GIFT: 'Y' })).toMatchObject({ Цена: 'Подарок', Количество: 4, Сумма: null })
})

test.each([
  [false, 'money'],
  [true, 'number'],
])('prices of an order for points (%s) are written as %s', (bonus, kind) => {
  const kinds = productColumns(bonus).map((column) => column.kind)
  expect(kinds).toEqual([undefined, undefined, kind, 'number', undefined, kind])
})
