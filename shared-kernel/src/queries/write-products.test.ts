import { testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { queryKeys } from './keys'
import { writeFavourite, writeProducts } from './write-products'

const keyOf = (name: string) => [...queryKeys.products, name]
const [pen, folder] = [testProduct({ ID: 1 }), testProduct({ ID: 2 })]

function cache() {
  const { query } = testKernel()
  query.setQueryData(keyOf('list'), { ITEMS: [pen, folder], CNT: 2 }, { updatedAt: 1000 })
  query.setQueryData(keyOf('page'), { PRODUCT: pen, TITLE: 'Ручка' }, { updatedAt: 2000 })
  query.setQueryData(keyOf('none'), { PRODUCT: null }, { updatedAt: 3000 })
  query.setQueryData(['other'], { ITEMS: [pen] })
  return {
    query,
    dataOf: (name: string) => query.getQueryData<{ ITEMS?: unknown[] }>(keyOf(name)),
    stateOf: (name: string) => query.getQueryState(keyOf(name)),
  }
}

test('a favourite is one in each answer that holds it; the others stay the same objects', () => {
  const { query, dataOf } = cache()
  const none = dataOf('none')
  writeFavourite(query, 1, 'Y')
  const favourite = { ...pen, FAVORITE: 'Y' }
  expect(dataOf('list')).toEqual({ ITEMS: [favourite, folder], CNT: 2 })
  expect(dataOf('list')?.ITEMS?.[1]).toBe(folder)
  expect(dataOf('page')).toEqual({ PRODUCT: favourite, TITLE: 'Ручка' })
  expect(dataOf('none')).toBe(none)
  expect(query.getQueryData(['other'])).toEqual({ ITEMS: [pen] })
})

test('an answer that has not come yet is passed over', () => {
  const { query } = cache()
  void query.prefetchQuery({ queryKey: keyOf('late'), queryFn: () => new Promise(() => undefined) })
  writeProducts(query, (product) => ({ ...product, BASKET: 5 }))
  expect(query.getQueryData(keyOf('late'))).toBeUndefined()
  expect(query.getQueryData(keyOf('page'))).toMatchObject({ PRODUCT: { BASKET: 5 } })
})
