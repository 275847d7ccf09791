import type { Mark, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { BLUE, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(200)
  visitor = await api.visitor()
}, 60_000)
afterAll(() => api.close())

const carousel = async (path: string, token = visitor) =>
  (await api.get(token, `/v3/api/catalog/marks/${path}`)).json<ProductsAnswer>().ITEMS

test('[API-039] carousels by kind and by mark: as many as asked, what can be bought, the most popular first', async () => {
  const ids = await someProducts(api, 4)
  const [first = 0, second = 0, sold = 0, unpriced = 0] = ids
  const marked = { marks: ['special_price'], is_new: true, is_hot: true, is_sale: true }
  await setProduct(api, first, { ...marked, popularity: 2_000_000 })
  await setProduct(api, second, { ...marked, popularity: 1_000_000 })
  await setProduct(api, sold, { ...marked, popularity: 3_000_000, remain: 0 })
  await setProduct(api, unpriced, { ...marked, popularity: 3_000_000, price: 0 })
  for (const path of [
    'new/carousel/',
    'hot/carousel/',
    'sale/carousel/',
    'special_price/carousel/',
    'carousel/',
  ]) {
    const items = await carousel(`${path}?limit=12`)
    expect([path, items.slice(0, 2).map((item) => item.ID)]).toEqual([path, [first, second]])
    expect(items.map((item) => item.ID)).not.toContain(sold)
    expect(items.length).toBeLessThanOrEqual(12)
  }
  expect(await carousel('new/carousel/?limit=1')).toHaveLength(1)
  await api.pool.query(
    'update products set is_new = true, assortment = true, remain = 5 where shop_id = 1 and price > 0',
  )
  expect(await carousel('new/carousel/')).toHaveLength(12)
  expect((await carousel('special_price/carousel/?limit=5'))[0]?.MARKS).toMatchObject([
    { CODE: 'special_price', PREDEFINED: 'Y' },
  ])
  expect(await carousel('no-such-mark/carousel/')).toEqual([])
  expect((await carousel('new/carousel/', await api.visitor(BLUE))).map((item) => item.ID)).not.toEqual([
    first,
  ])
})

test('[API-040] the marks of the shop with their titles and colours, the built-in ones among them', async () => {
  const answer = await api.get(visitor, '/v3/api/catalog/marks/?mode=cache&datereq=21.11.2026')
  const marks = answer.json<{ ITEMS: Mark[] }>().ITEMS
  expect(marks).toContainEqual({
    CODE: 'special_price',
    TITLE: 'Спеццена',
    COLOR: expect.stringMatching(/^#[0-9A-F]{6}$/),
    PREDEFINED: 'Y',
  })
  const builtIn = marks.filter((mark) => mark.PREDEFINED === 'Y').map((mark) => mark.CODE)
  expect(builtIn.sort()).toEqual(['delivery-exclude', 'gift_sum', 'special_price'])
})
