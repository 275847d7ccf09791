import type { ContentAnswer, InfoItem } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { blocksFrom } from './part-of-page'

const published = (db: Database, shopId: number) =>
  db.selectFrom('content_pages').where('shop_id', '=', shopId).where('published', '=', true)

/** A page by its code; null when the shop has none. */
export async function loadPage(db: Database, shopId: number, code: string): Promise<ContentAnswer | null> {
  const page = await published(db, shopId)
    .where('code', '=', code)
    .select(['code as CODE', 'type as TYPE', 'title as TITLE', 'blocks as ITEMS'])
    .executeTakeFirst()
  return page ?? null
}

/** The pages of a list without their blocks; none for an unknown type. */
export async function loadPageList(db: Database, shopId: number, type: string): Promise<InfoItem[]> {
  const rows = await published(db, shopId)
    .where('type', '=', type)
    .select(['id', 'code', 'type', 'title', 'sort'])
    .orderBy('sort')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({
    ID: row.id,
    CODE: row.code,
    TYPE: row.type,
    TITLE: row.title,
    SORT: row.sort,
    BLOCKS: [],
  }))
}

/**
 * One page with its blocks.
 * @param type list that it must be in; undefined: any
 * @param part id of the block where the wanted part begins; undefined: the whole page
 */
export async function loadInfo(
  db: Database,
  shopId: number,
  code: string,
  { type, part }: { type?: string; part?: string },
): Promise<InfoItem[]> {
  let query = published(db, shopId).where('code', '=', code)
  if (type !== undefined) query = query.where('type', '=', type)
  const page = await query.select(['id', 'code', 'type', 'title', 'sort', 'blocks']).executeTakeFirst()
  if (!page) return []
  const blocks = part === undefined ? page.blocks : blocksFrom(page.blocks, part)
  if (blocks.length === 0 && part !== undefined) return []
  return [
    { ID: page.id, CODE: page.code, TYPE: page.type, TITLE: page.title, SORT: page.sort, BLOCKS: blocks },
  ]
}
