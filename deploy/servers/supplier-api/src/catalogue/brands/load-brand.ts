import type { BrandAnswer, Section } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { listFilters } from '../listing/filters/list-filters'
import type { Scope } from '../scope/scope'
import { findSection, loadSectionPath } from '../section-tree/load-sections'
import { toSection } from '../section-tree/to-section'
import { loadBrands } from './load-brands'

/**
 * One brand with the sections that hold its products.
 * @param scope the brand's products
 * @param sectionId only what is below this section
 */
export async function loadBrand(
  db: Database,
  shopId: number,
  { brandId, sectionId, scope }: { brandId: number; sectionId?: number; scope: Scope },
): Promise<BrandAnswer> {
  const brand = (await loadBrands(db, shopId)).find(({ ID }) => ID === brandId) ?? null
  const section = sectionId === undefined ? undefined : await findSection(db, shopId, sectionId)
  if (!brand || (sectionId !== undefined && !section))
    return { ITEM: brand, SECTION: null, PATH: [], SECTIONS: [] }
  const query = section ? { filter: { SECTION_ID: section.id } } : {}
  const [{ sections, NAV }, path] = await Promise.all([
    listFilters(db, shopId, query, scope),
    section ? loadSectionPath(db, shopId, section.ord) : [],
  ])
  const counts = new Map(sections.map(({ ID, CNT }) => [Number(ID), CNT]))
  return {
    ITEM: brand,
    SECTION: section ? { ...toSection(section), CNT: NAV.CNT } : null,
    PATH: path.slice(0, -1),
    SECTIONS: await loadCounted(db, shopId, counts),
  }
}

/** Sections with counts of their own, in the order of the tree. */
async function loadCounted(db: Database, shopId: number, counts: Map<number, number>): Promise<Section[]> {
  if (counts.size === 0) return []
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...counts.keys()])
    .selectAll()
    .orderBy('ord')
    .execute()
  return rows.map((row) => ({ ...toSection(row), CNT: counts.get(row.id) ?? 0 }))
}
