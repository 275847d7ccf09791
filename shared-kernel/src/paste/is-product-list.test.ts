import { isProductList } from './is-product-list'

test.each([
  '184302\n100241',
  'Бумага А4\r\nСтеплер',
  '184302\t48',
  '184302 48',
  '184 302 48',
  '184\u00a0302 — 48 шт.',
  '184302 x5',
  '184302; 48',
])('«%s» is a list', (text) => {
  expect(isProductList(text)).toBe(true)
})

test.each([
  '',
  'бумага А4',
  '184302',
  '184 302',
  'бумага 80 г',
  '184302\n',
  ' \nстеплер',
  'скотч 48 x 66',
  '---\n184302',
])('«%s» is a query', (text) => {
  expect(isProductList(text)).toBe(false)
})
