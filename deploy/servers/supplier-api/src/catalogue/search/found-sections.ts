import type { Section } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { toSection } from '../section-tree/to-section'
import { findProducts } from './found-products'

const SECTIONS = 12

/** Sections that fit best, of equals those with most matches; their CNT is the number of matches. */
export async function loadFoundSections(db: Database, shopId: number, query: string): Promise<Section[]> {
  const found = await findProducts(db, shopId, query)
  if (found.count === 0) return []
  const best = found.sections
    .toSorted(
      (a, b) =>
        b.exact - a.exact ||
        b.best - a.best ||
        b.good - a.good ||
        b.products - a.products ||
        a.sectionId - b.sectionId,
    )
    .slice(0, SECTIONS)
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where(
      'id',
      'in',
      best.map(({ sectionId }) => sectionId),
    )
    .selectAll()
    .execute()
  const sections = new Map(rows.map((row) => [row.id, row]))
  return best.flatMap(({ sectionId, products }) => {
    const row = sections.get(sectionId)
    return row ? [toSection({ ...row, product_count: products })] : []
  })
}
