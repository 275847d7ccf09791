import type { SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import { listFilters } from '../listing/filters/list-filters'
import { EVERYTHING } from '../listing/scope'

/** A section whose counts are of the goods that fit the filters. */
export async function countFiltered(
  db: Database,
  shopId: number,
  answer: SectionAnswer,
  filters: string,
): Promise<SectionAnswer> {
  if (!answer.ITEM) return answer
  const query = { filter: { SECTION_ID: answer.ITEM.ID }, filters }
  const { NAV, sections } = await listFilters(db, shopId, query, EVERYTHING)
  const counts = new Map(sections.map(({ ID, CNT }) => [Number(ID), CNT]))
  return {
    ...answer,
    ITEM: { ...answer.ITEM, CNT: NAV.CNT },
    CHILDREN: answer.CHILDREN.map((child) => ({ ...child, CNT: counts.get(child.ID) ?? 0 })),
  }
}
