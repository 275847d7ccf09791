import type { ApiCase } from '../api-case'
import { SHOP_ID } from '../bench-api'
import { filtersOf } from './filter-choices'

/** Products of the section whose filters are counted. */
const SECTION_SIZE = 5000

/** The filter panel of the section nearest to 5,000 products, with some values chosen. */
export const filterCounts = (): ApiCase => ({
  name: 'filter counts of a 5,000-product section',
  aim: 25,
  bySize: true,
  open: async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      'select id from sections where shop_id = $1 order by abs(product_count - $2), id limit 1',
      [SHOP_ID, SECTION_SIZE],
    )
    const id = rows[0]?.id ?? 0
    const choices = await filtersOf(pool, SHOP_ID)
    return (_client, random) => {
      const query = new URLSearchParams({ 'filter[SECTION_ID]': String(id), filters: choices(id, random) })
      return { path: `/v3/api/catalog/property/?${query}` }
    }
  },
})
