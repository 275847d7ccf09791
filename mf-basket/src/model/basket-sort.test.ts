import { partKernel } from '@prilavok/shared-kernel/testing'
import { readBasketSort, rememberBasketSort, sortItemsOf } from './basket-sort'

const item = (SORT: string) => ({ SORT, TITLE: SORT, ORDER: 'DESC' as const })

test('[BAS-010] with nothing remembered the basket is sorted by BASKET_CREATE_DATE descending', () => {
  expect(readBasketSort(partKernel(), 'main')).toEqual({ SORT: 'BASKET_CREATE_DATE', ORDER: 'DESC' })
})

test('[BAS-010] a remembered sort is used again', () => {
  const kernel = partKernel()
  rememberBasketSort(kernel, { SORT: 'NAME', ORDER: 'ASC' })
  expect(readBasketSort(kernel, 'main')).toEqual({ SORT: 'NAME', ORDER: 'ASC' })
  expect(kernel.platform.cookies.get('basketSort')).toBe('NAME')
})

test('a cookie that is no sort code is not sent on', () => {
  expect(readBasketSort(partKernel({ cookies: { basketSort: "x'; drop" } }), 'main').SORT).toBe(
    'BASKET_CREATE_DATE',
  )
})

test('[BAS-011] a sort by roubles that the main basket was given is not asked of the bonus basket', () => {
  const kernel = partKernel({ cookies: { basketSort: 'SUM', basketOrder: 'ASC' } })
  expect(readBasketSort(kernel, 'loyalty').SORT).toBe('BASKET_CREATE_DATE')
  expect(readBasketSort(kernel, 'main').SORT).toBe('SUM')
})

test('[BAS-011] the bonus basket leaves out sorts by roubles', () => {
  const items = ['BASKET_CREATE_DATE', 'NAME', 'PRICE', 'SUM'].map(item)
  const codes = (basket: 'main' | 'loyalty') => sortItemsOf(basket, items).map(({ SORT }) => SORT)
  expect(codes('loyalty')).toEqual(['BASKET_CREATE_DATE', 'NAME'])
  expect(codes('main')).toHaveLength(4)
})
