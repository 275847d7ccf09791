import type { ClientFile } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { extensionOf } from '../../platform/files/document-kinds'
import { fileLink } from '../../platform/files/file-link'

const HOUR_MS = 3_600_000

/** The end of the next hour: within an hour a file keeps its link. */
const linkEnd = (): Date => new Date((Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS)

interface Row {
  id: number
  name: string
  size: number | null
}

/** Rows of `stored_files` as they are answered. */
export function toFiles(db: Database, shopId: number, rows: readonly Row[]): Promise<ClientFile[]> {
  const until = linkEnd()
  return Promise.all(
    rows.map(async ({ id, name, size }) => ({
      ID: id,
      NAME: name,
      PATH: await fileLink(db, { shopId, fileId: id }, name, until),
      SIZE: size ?? 0,
      TYPE: extensionOf(name),
    })),
  )
}

/** A client's own files, newest first. */
export const clientFileRows = (db: Database, shopId: number, clientId: number) =>
  db
    .selectFrom('stored_files')
    .where((eb) => eb.and({ shop_id: shopId, kind: 'client', client_id: clientId }))
    .select(['id', 'key', 'name', 'type', 'size', 'maker'])
    .orderBy('id', 'desc')
    .execute()

/** What the shop publishes for its buyers, in its order. */
export const shopFileRows = (db: Database, shopId: number) =>
  db
    .selectFrom('stored_files')
    .where((eb) => eb.and({ shop_id: shopId, kind: 'shop' }))
    .select(['id', 'key', 'name', 'type', 'size', 'maker'])
    .orderBy('sort')
    .orderBy('id')
    .limit(200)
    .execute()
