import { readOrderQuery } from './read-order-query'

test.each([
  ['', { number: '', limit: 1 }],
  ['48390', { number: '48390', limit: 3 }],
  ['№ 48 390', { number: '48390', limit: 3 }],
  ['заказ 48390', { number: '48390', limit: 3 }],
  ['Заказ №48390', { number: '48390', limit: 3 }],
  ['1-000112', { number: '1-000112', limit: 3 }],
  ['№ 1-000112', { number: '1-000112', limit: 3 }],
  ['-', undefined],
  ['заказы', { number: '', limit: 3 }],
  ['зак', { number: '', limit: 3 }],
  ['за', undefined],
  ['за 48390', undefined],
  ['ручка', undefined],
  ['ручка 48390', undefined],
  ['№', undefined],
  ['48390x', undefined],
  ['x 48390 y', undefined],
])('«%s» means the orders %j', (text, query) => expect(readOrderQuery(text)).toEqual(query))
