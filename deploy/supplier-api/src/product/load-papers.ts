import type { Database } from '../database/connection'
import type { Session } from '../session/session'

/** A certificate of a product (000 §3). `PATH` is relative to the API host (AMB-77), `SIZE` in bytes. */
export interface Certificate {
  ID: number
  NAME: string
  PATH: string
  SIZE: number
  TYPE: string
}

export const loadCertificates = (db: Database, session: Session, productId: number): Promise<Certificate[]> =>
  db
    .selectFrom('certificates')
    .where('shop_id', '=', session.shopId)
    .where('product_id', '=', productId)
    .select(['id as ID', 'name as NAME', 'path as PATH', 'size as SIZE', 'type as TYPE'])
    .orderBy('id')
    .execute()

export async function loadPhotos(
  db: Database,
  session: Session,
  productId: number,
): Promise<{ PATH: string }[]> {
  const row = await db
    .selectFrom('products')
    .where('shop_id', '=', session.shopId)
    .where('id', '=', productId)
    .select('picture')
    .executeTakeFirst()
  return row?.picture ? [{ PATH: row.picture }] : []
}
