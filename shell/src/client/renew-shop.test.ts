import { testApi, testKernel, testShop, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { renewShop } from './renew-shop'

const PATH = '/v3/api/client/shop/'
const TOKEN = { access_token: 'of-a-login', expires_in: 3600, has_refresh_token: true }

const api = testApi(
  () => ({ shop: testShop({ MIN_ORDER_SUM: 500 }) as object, status: 200 }),
  ({ path }, { shop, status }) => {
    if (path === PATH) return status === 200 ? { ITEM: shop } : status
    return path === '/v3/oauth/token/' ? TOKEN : {}
  },
)
const asked = () => api.called(`GET ${PATH}`)

const follow = (cookies = visitorCookies()) => {
  const kernel = testKernel({ platform: { cookies }, shop: { MIN_ORDER_SUM: 3000 } })
  kernel.token.obtained.subscribe(() => void renewShop(kernel))
  return kernel
}

test('[SHELL-002] every new token asks for the shop’s data once, and what came with the page is asked for by none', async () => {
  const kernel = follow()
  await kernel.api.get('/v3/api/a/')
  await kernel.api.get('/v3/api/b/')
  expect(asked()).toEqual([])
  await kernel.token.login('a@b.ru', 'word')
  await waitFor(() => expect(kernel.shop.MIN_ORDER_SUM).toBe(500))
  await kernel.api.get('/v3/api/c/')
  expect(asked()).toEqual([`GET ${PATH}?domain_name=shop.localhost`])
  kernel.platform.cookies.set('expires', '1')
  await kernel.api.get('/v3/api/d/')
  await waitFor(() => expect(asked()).toHaveLength(2))
})

test('a page without any token asks for the data of its first one', async () => {
  const kernel = follow(testStore())
  await kernel.api.get('/v3/api/a/')
  await waitFor(() => expect(asked()).toHaveLength(1))
})

test.each([
  ['an error', 500, testShop()],
  ['maintenance', 503, testShop()],
  ['rubbish', 200, { NAME: 'x' }],
  ['another shop', 200, testShop({ ID: 99, NAME: 'Чужая лавка' })],
])('%s leaves the data that are known', async (_what, status, shop) => {
  Object.assign(api.data, { status, shop })
  const kernel = follow()
  const before = kernel.shop
  await kernel.token.login('a@b.ru', 'word')
  await waitFor(() => expect(asked()).toHaveLength(1))
  await kernel.api.get('/v3/api/later/')
  expect(kernel.shop).toBe(before)
  expect(kernel.notices.current()).toEqual([])
})

test('the same data render nothing anew', async () => {
  const kernel = follow()
  const told = jest.fn()
  api.data.shop = testShop({ MIN_ORDER_SUM: 3000 })
  kernel.shopData.subscribe(told)
  await kernel.token.login('a@b.ru', 'word')
  await waitFor(() => expect(asked()).toHaveLength(1))
  await kernel.api.get('/v3/api/later/')
  expect(told).not.toHaveBeenCalled()
})
