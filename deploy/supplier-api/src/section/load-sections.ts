import type { Section, SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import { type SectionRow, toSection } from './to-section'

/** The tree down to `depth`, flat, parents before children. */
export async function loadSections(db: Database, shopId: number, depth: number): Promise<Section[]> {
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where('depth', '<=', depth)
    .selectAll()
    .orderBy('ord')
    .execute()
  return rows.map(toSection)
}

export const findSection = (db: Database, shopId: number, id: number): Promise<SectionRow | undefined> =>
  db.selectFrom('sections').where('shop_id', '=', shopId).where('id', '=', id).selectAll().executeTakeFirst()

/** Sections that hold the number `ord`: the ancestors of a section and itself, from the top. */
export async function loadSectionPath(db: Database, shopId: number, ord: number): Promise<Section[]> {
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where('ord', '<=', ord)
    .where('ord_end', '>=', ord)
    .selectAll()
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
  const rows = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where('parent_id', '=', parentId)
    .selectAll()
    .orderBy('sort')
    .orderBy('ord')
    .execute()
  return rows.map(toSection)
}
