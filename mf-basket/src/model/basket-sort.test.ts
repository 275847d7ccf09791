import { partKernel } from '@prilavok/shared-kernel/testing'
import { nextSort, readBasketSort, rememberBasketSort, sortItemsOf } from './basket-sort'

const item = (SORT: string) => ({ SORT, TITLE: SORT, ORDER: 'DESC' as const })

test('[BAS-010] with nothing remembered the basket is sorted by BASKET_CREATE_DATE descending', () => {
  expect(readBasketSort(partKernel())).toEqual({ SORT: 'BASKET_CREATE_DATE', ORDER: 'DESC' })
})

test('[BAS-010] a remembered sort is used again', () => {
  const kernel = partKernel()
  rememberBasketSort(kernel, { SORT: 'NAME', ORDER: 'ASC' })
  expect(readBasketSort(kernel)).toEqual({ SORT: 'NAME', ORDER: 'ASC' })
  expect(kernel.platform.cookies.get('basketSort')).toBe('NAME')
})

test('a cookie that is no sort code is not sent on', () => {
  expect(readBasketSort(partKernel({ cookies: { basketSort: "x'; drop" } })).SORT).toBe('BASKET_CREATE_DATE')
})

test('the same column turns round, another one begins with its own direction', () => {
  expect(nextSort({ SORT: 'NAME', ORDER: 'DESC' }, item('NAME')).ORDER).toBe('ASC')
  expect(nextSort({ SORT: 'NAME', ORDER: 'ASC' }, item('SUM'))).toEqual({ SORT: 'SUM', ORDER: 'DESC' })
})

test('[BAS-011] the bonus basket leaves out sorts by roubles', () => {
  const items = ['BASKET_CREATE_DATE', 'NAME', 'PRICE', 'SUM'].map(item)
  const codes = (basket: 'main' | 'loyalty') => sortItemsOf(basket, items).map(({ SORT }) => SORT)
  expect(codes('loyalty')).toEqual(['BASKET_CREATE_DATE', 'NAME'])
  expect(codes('main')).toHaveLength(4)
})
