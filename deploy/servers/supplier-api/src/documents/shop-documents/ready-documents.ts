import type { FastifyInstance } from 'fastify'
import { loadShopOfDocuments } from '../rendering/parties'

type Outside = Pick<FastifyInstance, 'db' | 'services'>

/** A row of `stored_files`. */
interface FileRow {
  id: number
  key: string
  type: string
  /** null: still to be made. */
  size: number | null
  maker: string | null
}

/** The files of a list; those that were still to be made are made now. */
export const readyFiles = <Row extends FileRow>(
  outside: Outside,
  shopId: number,
  rows: readonly Row[],
): Promise<Row[]> =>
  Promise.all(rows.map((row) => (row.size === null ? withSize(outside, shopId, row) : row)))

async function withSize<Row extends FileRow>(outside: Outside, shopId: number, row: Row): Promise<Row> {
  const size = await storeShopDocument(outside, shopId, row)
  // Another process may be able to make it.
  if (size > 0)
    await outside.db
      .updateTable('stored_files')
      .set({ size })
      .where((eb) => eb.and({ shop_id: shopId, id: row.id }))
      .execute()
  return { ...row, size }
}

/** Makes a document and stores it. @returns its bytes; 0 when nobody can make it */
export async function storeShopDocument(
  { db, services }: Outside,
  shopId: number,
  { key, type, maker }: Pick<FileRow, 'key' | 'type' | 'maker'>,
): Promise<number> {
  const makers = services.documentMakers
  const make = maker !== null && Object.hasOwn(makers, maker) ? makers[maker] : undefined
  if (!make) return 0
  const content = await make(db, shopId, await loadShopOfDocuments(db, shopId))
  await services.files.put(key, content, type)
  return content.length
}
