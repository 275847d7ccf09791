import type {
  BasketMethodResponse,
  BasketUpdateAnswer,
  OrderBasketResponse,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import type { Updateable } from 'kysely'
import type { Products } from '../../../platform/database/schema.generated'
import type { TestApi } from '../../../testing/start-test-api'

/** Properties of products that tests need to know; the rest is as in the demonstration shop. */
export type ProductColumns = Omit<Updateable<Products>, 'shop_id' | 'id'>

const PLAIN: ProductColumns = {
  base_price: 10_000,
  loyalty_price: null,
  remain: 100,
  to_order: false,
  assortment: true,
  min_quantity: 1,
  step_quantity: 1,
  delivery_exclude: false,
}

/**
 * Makes a product of a shop exactly so. Price 100 roubles, 100 in stock, sold singly, unless said otherwise.
 * @param columns `price` and `old_price` are those of the supplier: what is sold at follows from them
 */
export async function setProduct(
  api: TestApi,
  id: number,
  { price, old_price, ...columns }: ProductColumns = {},
  shopId = 1,
): Promise<number> {
  const prices = {
    ...(price !== undefined && { base_price: price }),
    ...(old_price !== undefined && { base_old_price: old_price }),
  }
  const { numUpdatedRows } = await api.db
    .updateTable('products')
    .set({ ...PLAIN, ...prices, ...columns })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Shop ${shopId} has no product ${id}: choose another`)
  return id
}

/**
 * Puts so many further products into the basket that `held` was put into last, one of each; `removeFurther` takes them away.
 * @param held product of the first shop, which the others are like
 */
export async function addFurther(api: TestApi, held: number, count: number): Promise<void> {
  await api.pool.query(
    `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select shop_id, 900000 + n, (900000 + n)::text, 'Товар', section_id, section_ord, 100, 9
     from products, generate_series(1, $2::int) n where shop_id = 1 and id = $1`,
    [held, count],
  )
  await api.pool.query(
    `insert into basket_rows (shop_id, buyer_id, basket, product_id, quantity)
     select 1, held.buyer_id, 'main', p.id, 1 from products p, (
       select buyer_id from basket_rows where shop_id = 1 and product_id = $1 order by created_at desc limit 1) held
     where p.shop_id = 1 and p.id > 900000`,
    [held],
  )
}

export const removeFurther = (api: TestApi) => api.pool.query('delete from products where id > 900000')

/** Ids that the shop sells, those first that no offer reduces. */
export async function someProducts(api: TestApi, count: number, shopId = 1): Promise<number[]> {
  const rows = await api.db
    .selectFrom('products')
    .where('shop_id', '=', shopId)
    .select('id')
    .orderBy((eb) => eb('offer_percent', 'is not', null))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => row.id)
}

/** `products[ID]=QUANTITY`. */
export const productsForm = (quantities: Record<number, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [`products[${id}]`, quantity]))

/** Calls of one buyer. */
export function basketOf(api: TestApi, token: string, basket: 'main' | 'loyalty' = 'main') {
  const v4 = async (path: string, form: Record<string, string | number>) =>
    (await api.post(token, `/v4/api/client/${path}`, form)).json<V4Answer<BasketMethodResponse>>().response
  const v3 = async (path: string, form: Record<string, string | number>) =>
    (await api.post(token, path, form)).json<BasketUpdateAnswer>()
  return {
    add: (quantities: Record<number, number>) => v4(`basket/${basket}/add/`, productsForm(quantities)),
    replace: (quantities: Record<number, number>) =>
      v4(`order_basket/${basket}/replace/`, productsForm(quantities)),
    merge: (userCode: string) => v4(`basket/${basket}/merge/`, { user_code: userCode }),
    check: (form: Record<string, string> = {}) => v4(`order_basket/${basket}/check/`, form),
    removeGroups: (code: string) => v4(`order_basket/${basket}/remove_groups/`, { 'groups[0]': code }),
    v3Update: (form: Record<string, string | number>) => v3('/v3/api/client/basket/', form),
    v3Replace: (quantities: Record<number, number>) =>
      v3('/v3/api/client/basket/replace/', productsForm(quantities)),
    get: async (query = '') =>
      (await api.get(token, `/v4/api/client/order_basket/${basket}/get/?${query}`)).json<
        V4Answer<OrderBasketResponse>
      >().response,
    /** Counts by product, as stored. */
    map: async (): Promise<Record<number, number>> => {
      const { GROUPS } = await basketOf(api, token, basket).get()
      return Object.fromEntries(
        GROUPS.flatMap((group) => group.PRODUCTS.map((row) => [row.ID, row.QUANTITY])),
      )
    },
  }
}
