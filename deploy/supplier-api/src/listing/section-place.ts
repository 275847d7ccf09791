import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import { keptPlan } from '../database/kept-plans'
import { knownId } from '../http/schemas'
import type { SectionRow } from '../section/to-section'

export type ListedSection = Pick<SectionRow, 'id' | 'ord' | 'ord_end' | 'product_count'>

export interface Place {
  /** null: no section was asked for. */
  section: ListedSection | null
  /** Products of the shop: the sums of its main sections are kept with them. */
  total: number
}

/** @returns null when the shop has no such section */
export async function findPlace(
  db: Database,
  shopId: number,
  sectionId: number | undefined,
): Promise<Place | null> {
  const wanted = sectionId === undefined ? null : knownId(sectionId)
  const { rows } = await sql<ListedSection & { parent_id: number | null }>`
    ${keptPlan} select id, parent_id, ord, ord_end, product_count from sections
    where shop_id = ${shopId} and (parent_id is null or id = ${wanted})`.execute(db)
  const section = wanted === null ? null : rows.find(({ id }) => id === wanted)
  if (section === undefined) return null
  const total = rows.reduce((sum, row) => sum + (row.parent_id === null ? row.product_count : 0), 0)
  return { section, total }
}

/** The section with all below it, as a condition over `listing l`. */
export const insideSection = (section: ListedSection | null): RawBuilder<boolean>[] =>
  section ? [sql<boolean>`l.section_ord between ${section.ord} and ${section.ord_end}`] : []
