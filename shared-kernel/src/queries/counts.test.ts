import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { basketCountsQuery } from './basket-counts'
import { favouritesCountQuery } from './favourites-count'
import { viewedCountQuery } from './viewed-count'

const { calls, intercept } = testApi(
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

test.each([
  ['the main basket', { LOYALTY: { CNT: 1, SUM: 5 } }],
  ['the bonus basket', { CNT: 1, SUM: 5, LOYALTY: {} }],
])('an answer without the counts of %s cannot be read', async (_what, answer) => {
  const kernel = testKernel()
  intercept(() => answer)
  await expect(kernel.query.fetchQuery(basketCountsQuery(kernel))).rejects.toMatchObject({ kind: 'shape' })
})
