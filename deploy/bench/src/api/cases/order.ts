import type { ApiCase } from '../api-case'
import { SHOP_ID } from '../bench-api'

const ROWS = 200

/** An order of 200 rows, from the press of the button to the number of the order; the basket is filled before. */
export const order = (): ApiCase => ({
  name: `order of ${ROWS} rows`,
  aim: 60,
  as: 'client',
  open: async ({ pool }) => {
    // So much that no run uses it up.
    await pool.query(
      `update products set remain = 90000 where shop_id = $1 and id in (
         select id from products where shop_id = $1 and assortment and price between 100 and 1000000 and remain < 90000
           and min_quantity <= 100
         order by code1c limit 4000)`,
      [SHOP_ID],
    )
    const { rows } = await pool.query<{ id: number; min: number }>(
      `select id, min_quantity as min from products where shop_id = $1 and remain > 50000
       and assortment and price between 100 and 1000000 order by code1c limit 4000`,
      [SHOP_ID],
    )
    return async (client, random) => {
      await client.send({ path: '/v3/api/client/basket/', form: { products: 'all' } })
      const chosen = new Map<number, number>()
      while (chosen.size < ROWS) {
        const { id, min } = random.pick(rows)
        chosen.set(id, min)
      }
      const products = Object.fromEntries([...chosen].map(([id, count]) => [`products[${id}]`, count]))
      await client.send({ path: '/v4/api/client/basket/main/add/', form: products })
      return {
        path: '/v4/api/client/order_basket/main/create/',
        form: {
          payment: 'CASH',
          delivery_type: '1',
          tradepoint_id: '1',
          idempotency_key: `bench-${random.next()}-${performance.now()}`,
        },
      }
    }
  },
})
