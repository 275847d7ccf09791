import type { Section, SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import { SECTION_COLUMNS, type SectionRow, toSection } from './to-section'

/** Sections of every page: plans of these statements are kept. */
const sectionsOf = (db: Database, shopId: number) =>
  db
    .selectFrom('sections')
    .modifyFront(preparedStatement)
    .select(SECTION_COLUMNS)
    .where('shop_id', '=', shopId)

/** The tree down to `depth`, flat, parents before children. */
export async function loadSections(db: Database, shopId: number, depth: number): Promise<Section[]> {
  const rows = await sectionsOf(db, shopId).where('depth', '<=', depth).orderBy('ord').execute()
  return rows.map(toSection)
}

/** Every section of the shop, each before those below it. */
export const allSections = (db: Database, shopId: number): Promise<SectionRow[]> =>
  sectionsOf(db, shopId).orderBy('ord').execute()

export const findSection = (db: Database, shopId: number, id: number): Promise<SectionRow | undefined> =>
  sectionsOf(db, shopId).where('id', '=', id).executeTakeFirst()

/** Sections that hold the number `ord`: the ancestors of a section and itself, from the top. */
export async function loadSectionPath(db: Database, shopId: number, ord: number): Promise<Section[]> {
  const rows = await sectionsOf(db, shopId)
    .where('ord', '<=', ord)
    .where('ord_end', '>=', ord)
    .orderBy('ord')
    .execute()
  return rows.map(toSection)
}

/** One section with what is above and directly below it. */
export async function loadSection(db: Database, shopId: number, id: number): Promise<SectionAnswer> {
  const row = await findSection(db, shopId, id)
  if (!row) return { ITEM: null, PATH: [], CHILDREN: [] }
  const [path, children] = await Promise.all([
    loadSectionPath(db, shopId, row.ord),
    loadChildren(db, shopId, row.id),
  ])
  return { ITEM: toSection(row), PATH: path.slice(0, -1), CHILDREN: children }
}

async function loadChildren(db: Database, shopId: number, parentId: number): Promise<Section[]> {
  const rows = await sectionsOf(db, shopId)
    .where('parent_id', '=', parentId)
    .orderBy('sort')
    .orderBy('ord')
    .execute()
  return rows.map(toSection)
}
