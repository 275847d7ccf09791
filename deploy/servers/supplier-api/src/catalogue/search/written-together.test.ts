import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import type pg from 'pg'
import { someProducts } from '../../checkout/basket/testing/products-and-calls'
import { somebodyWaits } from '../../testing/somebody-waits'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(60)
}, 60_000)
afterAll(() => api.close())

const found = async (q: string) =>
  (await api.get(await api.visitor(), `/v3/api/catalog/search/list/?limit=1000&q=${encodeURIComponent(q)}`))
    .json<ProductListAnswer>()
    .ITEMS.map(({ ID }) => ID)

test.each([
  { first: 'the product', names: ['Зюзюка', 'Ыхнатон'] },
  { first: 'the brand', names: ['Тютюка', 'Бырлатон'] },
])(
  'a product and its brand that are renamed together are found by both names; $first came first',
  async ({ first, names: [product, brand] }) => {
    const [id = 0] = await someProducts(api, 1)
    await api.pool.query(
      `update products set brand_id = (select min(id) from brands where shop_id = 1) where shop_id = 1 and id = $1`,
      [id],
    )
    const renames = [
      (client: pg.PoolClient) =>
        client.query('update products set name = $2 where shop_id = 1 and id = $1', [id, product]),
      (client: pg.PoolClient) =>
        client.query(
          `update brands set name = $2
         where shop_id = 1 and id = (select brand_id from products where shop_id = 1 and id = $1)`,
          [id, brand],
        ),
    ]
    const [early, late] = first === 'the product' ? renames : renames.toReversed()
    const clients = await Promise.all([api.pool.connect(), api.pool.connect()])
    try {
      await clients[0].query('begin')
      await early?.(clients[0])
      const waiting = late?.(clients[1])
      await somebodyWaits(api.pool)
      await clients[0].query('commit')
      await waiting
    } finally {
      for (const client of clients) client.release()
    }
    expect(await found(product ?? '')).toEqual([id])
    expect(await found(`${product} ${brand}`)).toEqual([id])
  },
)
