import type { ApiCase } from '../api-case'
import { SHOP_ID } from '../bench-api'

/** Products beyond which a basket of the bench does not grow. */
const GOODS = 40

/** Another quantity of a product in a basket of some products. */
export const basketChange = (): ApiCase => ({
  name: 'basket change',
  aim: 10,
  open: async ({ pool }) => {
    const { rows } = await pool.query<{ id: number; step: number }>(
      `select id, greatest(min_quantity, step_quantity) as step from products
       where shop_id = $1 and assortment and price > 0 and remain >= 50 * greatest(min_quantity, step_quantity)
         and min_quantity % step_quantity = 0
       order by code1c limit $2`,
      [SHOP_ID, GOODS],
    )
    return (_client, random) => {
      const { id, step } = random.pick(rows)
      return {
        path: '/v3/api/client/basket/replace/',
        form: { [`products[${id}]`]: step * random.whole(1, 20) },
      }
    }
  },
})
