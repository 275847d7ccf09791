import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { noBanners, testBanner } from '../testing/promo-api'
import { promoQuery } from './get-promo'
import { keys } from './keys'

const full = () => ({ ...noBanners().ITEMS })
const { data, called } = testApi(
  () => ({ items: full() as object }),
  (_call, known) => ({ ITEMS: known.items }),
)
const ask = (kernel = testKernel()) => kernel.query.fetchQuery({ ...promoQuery(kernel), staleTime: 0 })

test('[SHELL-018] the first call carries no `changed`, also where the page has begun to ask; every later one does', async () => {
  const kernel = testKernel()
  kernel.query.getQueryCache().build(kernel.query, { queryKey: keys.promo })
  await ask(kernel)
  await ask(kernel)
  await ask(kernel)
  expect(called('promo').map((call) => call.split('?')[1])).toEqual([undefined, 'changed=Y', 'changed=Y'])
})

test('what the server has sent along was asked for', async () => {
  const kernel = testKernel()
  kernel.query.setQueryData(keys.promo, noBanners())
  await ask(kernel)
  expect(called('promo')).toEqual(['GET /v3/api/marketing/promo/?changed=Y'])
})

test('banners of each placement come as they are', async () => {
  data.items = { ...full(), MAIN: [testBanner(1)], CATALOG_SECTION_3: [testBanner(2)] }
  expect(await ask()).toEqual({ ITEMS: data.items })
})

test.each(['MAIN', 'MAIN_RIGHT', 'CATALOG_SECTION_1', 'CATALOG_SECTION_2', 'CATALOG_SECTION_3'])(
  'an answer without %s, or with banners there that are none, is rejected',
  async (placement) => {
    for (const banners of [undefined, {}, [{ BANNER_ID: '1', TITLE: 'а' }], [{ BANNER_ID: 1 }]]) {
      data.items = { ...full(), [placement]: banners }
      await expect(ask()).rejects.toThrow()
    }
  },
)

test('an answer without ITEMS is rejected', async () => {
  Object.assign(data, { items: undefined })
  await expect(ask()).rejects.toThrow()
})
