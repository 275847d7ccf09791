import type { ApiCase } from '../api-case'
import { SHOP_ID } from '../bench-api'
import { filtersOf } from './filter-choices'

const SORTS = ['POPULARITY', 'POPULARITY', 'POPULARITY', 'PRICE', 'NAME', 'REMAIN']

/** A page of a section, small or large, in any order, mostly with some filters. */
export const sectionList = (): ApiCase => ({
  name: 'section list with filters',
  aim: 15,
  bySize: true,
  open: async ({ pool }) => {
    const { rows } = await pool.query<{ id: number; name: string }>(
      'select id, name from sections where shop_id = $1 and product_count >= 36 order by id',
      [SHOP_ID],
    )
    const choices = await filtersOf(pool, SHOP_ID)
    return (_client, random) => {
      const section = random.pick(rows)
      const filter = random.chance(0.75) ? choices(section.id, random) : ''
      const query = new URLSearchParams({
        'filter[SECTION_ID]': String(section.id),
        sort: random.pick(SORTS),
        order: random.pick(['ASC', 'DESC']),
        limit: '36',
        offset: String(36 * random.whole(0, 3)),
        ...(filter && { filters: filter }),
      })
      return { path: `/v3/api/catalog/list/?${query}` }
    }
  },
})
