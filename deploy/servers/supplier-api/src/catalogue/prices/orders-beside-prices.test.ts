import { basketOf, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { orderCalls } from '../../checkout/orders/testing/order-calls'
import { Random } from '../../platform/random'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { makeOffer } from '../offers/testing/make-offer'
import { applyPrices } from './apply-prices'

let api: TestApi
let buyers: string[] = []
let products: number[] = []
const PRODUCTS = 3000
const NAMES = ['client', 'loyalty', 'director', 'buyer']
beforeAll(async () => {
  api = await startTestApi(200)
  const tokens = await Promise.all(NAMES.map((name) => api.login(`${name}@example.com`)))
  buyers = tokens.map(({ access_token }) => access_token)
  await api.db.deleteFrom('basket_rows').execute()
  await api.db.deleteFrom('offers').execute()
  await applyPrices(api.db, 1)
  await api.pool.query(
    `insert into products (shop_id, id, code1c, name, section_id, price, remain)
     select 1, 500000 + n, (500000 + n)::text, 'Товар ' || n, sample.section_id, 0, 0
     from generate_series(1, ${PRODUCTS}) as n
     cross join (select section_id from products where shop_id = 1 order by id limit 1) as sample`,
  )
  products = await someProducts(api, PRODUCTS)
  await api.pool.query(
    `update products set base_price = 100000, base_old_price = null, remain = 1000, assortment = true, min_quantity = 1,
       step_quantity = 1, to_order = false where shop_id = 1 and id = any($1)`,
    [products],
  )
  // Products of an order are locked to its end: their prices are those of its moment then.
  await api.pool.query(
    `create function check_row_price() returns trigger language plpgsql as $$ begin
       if new.price <> (select price from products where shop_id = new.shop_id and id = new.product_id) then
         raise exception 'Product % was sold at % and costs something else', new.product_id, new.price;
       end if;
       return null;
     end $$;
     create constraint trigger check_row_price after insert on order_rows deferrable initially deferred
       for each row execute function check_row_price()`,
  )
}, 60_000)
afterAll(() => api.close())

/** An order of some products, confirmed as often as prices change while it is made. @returns the prices of its rows */
async function order(token: string, random: Random): Promise<number[]> {
  const calls = orderCalls(api)
  const ids = Array.from({ length: 6 }, () => random.pick(products))
  await basketOf(api, token).add(Object.fromEntries(ids.map((id) => [id, 10])))
  let confirm: string | undefined
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { CREATE_ORDER, ORDER_ID } = await calls.create(token, confirm === undefined ? {} : { confirm })
    if (ORDER_ID !== null) {
      const detail = await calls.detail(token, ORDER_ID)
      const prices = detail?.PRODUCTS.map(({ PRICE }) => PRICE) ?? []
      expect(detail?.PRODUCTS_SUM).toBe(prices.reduce((sum, price) => sum + price * 10, 0))
      return prices
    }
    expect(CREATE_ORDER.MESSAGE.CODE).toBe('order_changed')
    confirm = CREATE_ORDER.CONFIRM
  }
  throw new Error('An order was changed ten times')
}

test('four buyers order while an offer reduces thousands of prices: none of them applies it, each is made at the prices of its moment', async () => {
  await makeOffer(api, { items: Object.fromEntries(products.map((id) => [id, 5])) })
  const first = await order(buyers[0] ?? '', new Random(1))
  let isApplying = true
  const applied = applyPrices(api.db, 1, { batch: 100 }).finally(() => {
    isApplying = false
  })
  const orders = buyers.map(async (token, index) => {
    const random = new Random(index + 2)
    const prices: number[] = []
    for (let made = 0; made < 4 || isApplying; made += 1) prices.push(...(await order(token, random)))
    return prices
  })
  const between = (await Promise.all(orders)).flat()
  const last = await order(buyers[0] ?? '', new Random(9))
  expect(await applied).toBe(PRODUCTS)
  expect([new Set(first), new Set(last)]).toEqual([new Set([1000]), new Set([950])])
  expect(between.filter((price) => price !== 1000 && price !== 950)).toEqual([])
  const { rows } = await api.pool.query(
    `select p.price, l.price as listed, count(*) as products from products p
     join listing l on l.shop_id = p.shop_id and l.product_id = p.id
     where p.shop_id = 1 and p.id = any($1) group by 1, 2`,
    [products],
  )
  expect(rows).toEqual([{ price: 95_000, listed: 95_000, products: PRODUCTS }])
}, 60_000)
