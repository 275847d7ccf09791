import { addressesQuery, tradePointsQuery } from '@prilavok/shared-kernel/addresses'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testApi, testKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { basketCountsQuery } from './basket-counts'
import { favouritesCountQuery } from './favourites-count'
import { viewedCountQuery } from './viewed-count'
import { writeFavourite } from './write-products'

describe('counts', () => {
  const { calls } = testApi(
    () => ({}),
    ({ path }) =>
      path === '/v2/basket/catalog/' ? { CNT: 2, SUM: 30, LOYALTY: { CNT: 1, SUM: 5 } } : { CNT: 7 },
  )

  test('counts of both baskets come from one call', async () => {
    const kernel = testKernel()
    const counts = await kernel.query.fetchQuery(basketCountsQuery(kernel))
    expect(counts).toEqual({ CNT: 2, SUM: 30, LOYALTY: { CNT: 1, SUM: 5 } })
    expect(calls).toEqual(['GET /v2/basket/catalog/?action=count'])
  })

  test.each([
    ['favourites', favouritesCountQuery, '/v3/api/catalog/favorite/'],
    ['viewed products', viewedCountQuery, '/v3/api/catalog/viewed/'],
  ] as const)('the count of %s is asked for; an error of it is silent', async (_what, query, path) => {
    const kernel = testKernel()
    expect(await kernel.query.fetchQuery<{ CNT: number }>({ ...query(kernel) } as never)).toEqual({ CNT: 7 })
    expect(calls).toEqual([`GET ${path}?action=count`])
    expect(query(kernel).meta).toEqual({ errors: 'silent' })
  })
})

describe('write-products', () => {
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
})

describe('addresses', () => {
  const { data, calls } = testApi(
    () => ({ answer: {} as object }),
    (_call, { answer }) => answer,
  )

  const ADDRESS = { ID: 5, ADDRESS: 'Москва, ул. Вавилова, 19' }
  const POINT = { ID: 8, NAME: 'Склад', ADDRESS: { SPECIFICATION: 'Москва' } }

  test.each([
    ['delivery addresses', addressesQuery, '/v3/api/client/point', queryKeys.addresses, ADDRESS],
    ['pick-up points', tradePointsQuery, '/v3/api/client/tradepoint/', queryKeys.tradePoints, POINT],
  ] as const)(
    '%s are read as they are, in one call, for every page',
    async (_what, query, path, key, item) => {
      const ITEMS = [item, { ...item, ID: 9 }]
      data.answer = { ITEMS }
      const kernel = testKernel()
      expect(await kernel.query.fetchQuery({ ...query(kernel) } as never)).toEqual(ITEMS)
      expect(calls).toEqual([`GET ${path}`])
      expect(kernel.query.getQueryData(key)).toEqual(ITEMS)
    },
  )
})
