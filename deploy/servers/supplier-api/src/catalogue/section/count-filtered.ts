import type { SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { countProducts } from '../listing/count-products'
import { resolveGroups } from '../listing/filters/groups'
import { readApplied, sectionOf } from '../listing/filters/read-applied'
import type { FilterQuery } from '../listing/list-query'
import { searched } from '../listing/searched-scope'
import { findPlace } from '../listing/section-range'
import { EVERYTHING } from '../scope/scope'

/**
 * Sections whose counts are of the products that fit the call: its filters and its query.
 * @throws bad field for a state that is none
 */
export async function countFiltered(
  db: Database,
  shopId: number,
  answer: SectionAnswer,
  query: FilterQuery,
): Promise<SectionAnswer> {
  const state = readApplied(query)
  const ids = [...(answer.ITEM ? [answer.ITEM] : []), ...answer.CHILDREN].map(({ ID }) => ID)
  if (ids.length === 0) return answer
  const [scope, place, groups, rows] = await Promise.all([
    searched(db, shopId, EVERYTHING, query.q),
    findPlace(db, shopId, sectionOf(query)),
    resolveGroups(db, shopId, state),
    db
      .selectFrom('sections')
      .where('shop_id', '=', shopId)
      .where('id', 'in', ids)
      .select(['id', 'ord', 'ord_end'])
      .execute(),
  ])
  if (!place) return answer
  const chosen = groups.map(({ fits }) => fits)
  const { spread } = await countProducts(db, { shopId, scope, place, state, chosen })
  const counts = new Map(
    rows.map(({ id, ord, ord_end }) => {
      let count = 0
      for (const [own, products] of spread) if (own >= ord && own <= ord_end) count += products
      return [id, count]
    }),
  )
  const counted = <Counted extends { ID: number }>(section: Counted) => ({
    ...section,
    CNT: counts.get(section.ID) ?? 0,
  })
  return { ...answer, ITEM: answer.ITEM && counted(answer.ITEM), CHILDREN: answer.CHILDREN.map(counted) }
}
