import { LOGGED_IN, type PartOptions, partKernel } from '@prilavok/shared-kernel/testing'
import { profileApi } from '../../testing/profile-api'
import { prefetchProfile } from './prefetch-profile'

const { data, calls, called, intercept } = profileApi()
const prefetch = async (options: PartOptions = {}) => {
  const kernel = partKernel({ cookies: LOGGED_IN, personal: {}, ...options })
  await prefetchProfile(kernel)
  return kernel
}
const ORDERS = 'GET /v3/api/client/order/'
const POINTS = 'GET /v3/api/client/point'
const LOYALTY = 'GET /v3/api/client/loyalty_info/'

test('what the profile shows is fetched: orders, company, files and addresses', async () => {
  await prefetch()
  expect(called(`${ORDERS}390/`)).toHaveLength(1)
  expect(called(`${ORDERS}?limit=1&`)).toHaveLength(1)
  expect(called(`${ORDERS}?limit=6&`)).toHaveLength(1)
  expect(called('status=online-not-paid')).toHaveLength(1)
  for (const path of ['GET /v3/api/client/info/', 'GET /v3/api/client/files/', POINTS])
    expect(called(path)).toHaveLength(1)
  expect(called(LOYALTY)).toEqual([])
})

test('points are fetched of a participant alone', async () => {
  await prefetch({ personal: { LOYALTY: 'Y' } })
  expect(called(LOYALTY)).toHaveLength(1)
})

test('where orders are only fetched there are no addresses', async () => {
  await prefetch({ shop: { SELFDELIVERY_ONLY: 'Y' } })
  expect(called(POINTS)).toEqual([])
})

test('who has not ordered has no last order', async () => {
  data.orders = []
  await prefetch()
  expect(calls.filter((call) => /order\/\d/.test(call))).toEqual([])
})

test('what does not come takes nothing else along', async () => {
  intercept(({ path }) => (path.startsWith('/v3/api/client/order/') ? 500 : undefined))
  await prefetch({ personal: { LOYALTY: 'Y' } })
  expect(called(LOYALTY)).toHaveLength(1)
  expect(called(POINTS)).toHaveLength(1)
})
