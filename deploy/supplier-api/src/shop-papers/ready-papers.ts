import type { FastifyInstance } from 'fastify'
import { shopFileRows } from '../files/list-files'
import { makeShopPaper } from './make-shop-paper'

type Outside = Pick<FastifyInstance, 'db' | 'services'>
type ShopFileRow = Awaited<ReturnType<typeof shopFileRows>>[number]

/** Files of a shop; those that were still to be made are made now. */
export async function readyShopFiles(outside: Outside, shopId: number): Promise<ShopFileRow[]> {
  const rows = await shopFileRows(outside.db, shopId)
  return Promise.all(rows.map((row) => (row.size === null ? withSize(outside, shopId, row) : row)))
}

async function withSize(outside: Outside, shopId: number, row: ShopFileRow): Promise<ShopFileRow> {
  const size = await storeShopPaper(outside, shopId, row)
  await outside.db
    .updateTable('stored_files')
    .set({ size })
    .where('shop_id', '=', shopId)
    .where('id', '=', row.id)
    .execute()
  return { ...row, size }
}

/** Makes a document and stores it. @returns its bytes; 0 when nobody can make it */
export async function storeShopPaper(
  { db, services }: Outside,
  shopId: number,
  { key, type, maker }: Pick<ShopFileRow, 'key' | 'type' | 'maker'>,
): Promise<number> {
  const content = maker === null ? null : await makeShopPaper(db, shopId, maker)
  if (content) await services.files.put(key, content, type)
  return content?.length ?? 0
}
