import type { ApiCase } from '../api-case'
import { SHOP_ID } from '../bench-api'
import { emailOf } from '../logins'

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
    return async ({ number }, random) => {
      const chosen = new Map<number, number>()
      while (chosen.size < ROWS) {
        const { id, min } = random.pick(rows)
        chosen.set(id, min)
      }
      // Written as a whole: filling it in calls would load the API that is measured.
      await pool.query(
        `delete from basket_rows where shop_id = $1
         and buyer_id = (select buyer_id from clients where shop_id = $1 and email = $2)`,
        [SHOP_ID, emailOf(number)],
      )
      await pool.query(
        `insert into basket_rows (shop_id, buyer_id, basket, product_id, quantity)
         select $1, buyer_id, 'main', row.id, row.quantity
         from clients, unnest($3::int[], $4::int[]) as row (id, quantity) where shop_id = $1 and email = $2`,
        [SHOP_ID, emailOf(number), [...chosen.keys()], [...chosen.values()]],
      )
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
