import type { Section } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import { toSection } from '../section/to-section'
import { matches, rank } from './matches'

const SECTIONS = 12

/** Sections that fit best, of equals those with most matches; their CNT is the number of matches. */
export async function loadFoundSections(db: Database, shopId: number, query: string): Promise<Section[]> {
  const rows = await db
    .with('found', (part) =>
      part
        .selectFrom('products as p')
        .where('p.shop_id', '=', shopId)
        .where(matches(query))
        .groupBy('p.section_id')
        .select(['p.section_id', (eb) => eb.fn.countAll<number>().as('hits')])
        .select((eb) => eb.fn.max(rank(query)).as('best'))
        .orderBy('best', 'desc')
        .orderBy('hits', 'desc')
        .orderBy('p.section_id')
        .limit(SECTIONS),
    )
    .selectFrom('found')
    .innerJoin('sections as section', 'section.id', 'found.section_id')
    .where('section.shop_id', '=', shopId)
    .selectAll('section')
    .select('found.hits')
    .orderBy('found.best', 'desc')
    .orderBy('found.hits', 'desc')
    .orderBy('section.ord')
    .execute()
  return rows.map((row) => toSection({ ...row, product_count: row.hits }))
}
