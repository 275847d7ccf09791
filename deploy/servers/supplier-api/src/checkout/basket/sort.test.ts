import { readOrder, sortItems } from './sort'

test.each([
  [{}, 'BASKET_CREATE_DATE', 'DESC'],
  [{ sort: 'nonsense', order: 'nonsense' }, 'BASKET_CREATE_DATE', 'DESC'],
  [{ sort: 'toString' }, 'BASKET_CREATE_DATE', 'DESC'],
  [{ sort: 'name', order: 'asc' }, 'NAME', 'ASC'],
  [{ sort: 'PRICE', order: 'DESC' }, 'PRICE', 'DESC'],
  [{ sort: 'SUM', order: 'ASC' }, 'SUM', 'ASC'],
])('%p of the main basket is sorted by %s %s', (query, sort, order) => {
  expect(readOrder(query, 'main')).toEqual({ sort, order })
})

test('the bonus basket knows no order by roubles, but keeps the direction', () => {
  for (const sort of ['PRICE', 'SUM'])
    expect(readOrder({ sort, order: 'ASC' }, 'loyalty')).toEqual({ sort: 'BASKET_CREATE_DATE', order: 'ASC' })
  expect(readOrder({ sort: 'NAME' }, 'loyalty').sort).toBe('NAME')
})

test('the columns are told with their titles; the one in use with its direction', () => {
  const items = [
    { SORT: 'BASKET_CREATE_DATE', TITLE: 'По дате добавления', ORDER: 'DESC' },
    { SORT: 'NAME', TITLE: 'По названию', ORDER: 'ASC' },
    { SORT: 'PRICE', TITLE: 'По цене', ORDER: 'DESC' },
    { SORT: 'SUM', TITLE: 'По сумме', ORDER: 'DESC' },
  ]
  expect(sortItems('main', { sort: 'NAME', order: 'ASC' })).toEqual(items)
  expect(sortItems('loyalty', { sort: 'NAME', order: 'ASC' })).toEqual(items.slice(0, 2))
})
