import type { ApiCase } from '../api-case'
import { SHOP_ID } from '../bench-api'

/** Any product of the catalogue. */
export const productById = (): ApiCase => ({
  name: 'product by id',
  aim: 5,
  bySize: true,
  open: async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      'select id from products where shop_id = $1 order by code1c limit 2000',
      [SHOP_ID],
    )
    return (_client, random) => ({ path: `/v3/api/catalog/product/${random.pick(rows).id}/` })
  },
})
