import type { FastifyInstance } from 'fastify'
import { shopFileRows } from './list-files'

type Outside = Pick<FastifyInstance, 'db' | 'services'>
type ShopFileRow = Awaited<ReturnType<typeof shopFileRows>>[number]

/** Makes a document of a shop: its content, by the name of its maker. */
export type MakeShopFile = (outside: Outside, shopId: number, maker: string) => Promise<Buffer | null>

/** Files of a shop, those that were still to be made among them. */
export async function readyShopFiles(
  outside: Outside,
  shopId: number,
  make: MakeShopFile,
): Promise<ShopFileRow[]> {
  const rows = await shopFileRows(outside.db, shopId)
  return Promise.all(rows.map((row) => (row.size === null ? ready(outside, shopId, row, make) : row)))
}

async function ready(
  outside: Outside,
  shopId: number,
  row: ShopFileRow,
  make: MakeShopFile,
): Promise<ShopFileRow> {
  const size = await makeShopFile(outside, shopId, row, make)
  await outside.db
    .updateTable('stored_files')
    .set({ size })
    .where('shop_id', '=', shopId)
    .where('id', '=', row.id)
    .execute()
  return { ...row, size }
}

/** @returns bytes; 0 when nobody can make it */
export async function makeShopFile(
  outside: Outside,
  shopId: number,
  { key, type, maker }: Pick<ShopFileRow, 'key' | 'type' | 'maker'>,
  make: MakeShopFile,
): Promise<number> {
  const content = maker === null ? null : await make(outside, shopId, maker)
  if (content) await outside.services.files.put(key, content, type)
  return content?.length ?? 0
}
