import type { Section } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { type SectionRow, toSection } from '../section-tree/to-section'
import { readWords } from './query/read-words'

const MAX_SECTIONS = 6

/**
 * Where to look on when a query finds nothing: sections whose names have words of it, those with most of them first; their CNT is
 * all that they hold.
 */
export async function loadNearestSections(db: Database, shopId: number, query: string): Promise<Section[]> {
  const [words = []] = await readWords(db, shopId, [query])
  if (words.length === 0) return []
  const stems = words.map(({ stem }) => stem)
  const { rows } = await sql<SectionRow>`
    select section.* from sections section
    cross join lateral (
      select count(distinct fold_stem(stem)) as common
      from unnest(tsvector_to_array(to_tsvector('russian', search_text(section.name, false)))) as stem
      where fold_stem(stem) = any(${stems}::text[])) as own
    where shop_id = ${shopId} and product_count > 0 and own.common > 0
    order by own.common desc, section.depth, section.ord
    limit ${MAX_SECTIONS}`.execute(db)
  return rows.map(toSection)
}
