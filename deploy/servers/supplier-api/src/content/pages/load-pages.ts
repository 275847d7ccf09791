import type { ContentAnswer, ContentBlock, InfoItem } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'

const INFO_COLUMNS = ['id as ID', 'code as CODE', 'type as TYPE', 'title as TITLE', 'sort as SORT'] as const

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
    .select(INFO_COLUMNS)
    .orderBy('sort')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({ ...row, BLOCKS: [] }))
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
  const page = await query.select([...INFO_COLUMNS, 'blocks as BLOCKS']).executeTakeFirst()
  if (!page) return []
  if (part === undefined) return [page]
  const BLOCKS = blocksFrom(page.BLOCKS, part)
  return BLOCKS.length === 0 ? [] : [{ ...page, BLOCKS }]
}

/** The blocks from the one with that id up to the next header; empty when there is no such id. */
function blocksFrom(blocks: readonly ContentBlock[], id: string): ContentBlock[] {
  const start = blocks.findIndex((block) => block.id === id)
  if (start < 0) return []
  const length = blocks.slice(start + 1).findIndex((block) => block.type === 'header')
  return blocks.slice(start, length < 0 ? undefined : start + 1 + length)
}
