import type { Section } from '@prilavok/shared-kernel/contract'
import type { Selectable } from 'kysely'
import type { Sections } from '../../platform/database/schema.generated'

export type SectionRow = Selectable<Sections>

/** All columns, by name: a prepared statement may not depend on what `*` means. */
export const SECTION_COLUMNS = [
  'shop_id',
  'id',
  'parent_id',
  'depth',
  'name',
  'sort',
  'picture',
  'ord',
  'ord_end',
  'product_count',
] as const satisfies readonly (keyof Sections)[]

export const toSection = (row: SectionRow): Section => ({
  ID: row.id,
  NAME: row.name,
  IBLOCK_SECTION_ID: row.parent_id,
  DEPTH_LEVEL: row.depth,
  SORT: row.sort,
  PICTURE_PATH: row.picture,
  CNT: row.product_count,
})
