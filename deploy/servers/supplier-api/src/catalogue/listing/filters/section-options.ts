import type { Database } from '../../../platform/database/connection'
import type { ListedSection } from '../section-range'

/** Sections of a panel at most: beyond that a level higher is offered. */
const SECTIONS = 50
const DEEPEST = 4

export interface SectionOption {
  id: string
  label: string
  ord: number
  ordEnd: number
}

/**
 * Sections to narrow a list to. Below a section: its children. Else those that hold the products themselves; when these are very
 * many, what is above them.
 * @param holding numbers (`ord`) of the sections that hold products of the scope
 */
export async function loadSectionOptions(
  db: Database,
  shopId: number,
  section: ListedSection | null,
  holding: readonly number[],
): Promise<SectionOption[]> {
  if (holding.length === 0) return []
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .$if(section !== null, (query) => query.where('parent_id', '=', section?.id ?? null))
    .select(['id', 'name', 'ord', 'ord_end', 'depth'])
    .orderBy('ord')
    .execute()
  const held = rows.filter((row) => holding.some((ord) => ord >= row.ord && ord <= row.ord_end))
  const chosen = section ? held : fewEnough(held, new Set(holding))
  return chosen.map(({ id, name, ord, ord_end }) => ({ id: String(id), label: name, ord, ordEnd: ord_end }))
}

interface Level {
  ord: number
  depth: number
}

/** Sections that hold products, each replaced by the one above it at a depth where they are few. */
function fewEnough<Row extends Level & { ord_end: number }>(
  rows: readonly Row[],
  holding: Set<number>,
): Row[] {
  for (let depth = DEEPEST; depth > 1; depth--) {
    const level = rows.filter((row) => row.depth === depth || (row.depth < depth && holding.has(row.ord)))
    if (level.length <= SECTIONS) return level
  }
  return rows.filter((row) => row.depth === 1)
}
