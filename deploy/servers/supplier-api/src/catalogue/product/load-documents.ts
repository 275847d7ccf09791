import type { Certificate, Photo } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'

export const loadCertificates = (db: Database, session: Session, productId: number): Promise<Certificate[]> =>
  db
    .selectFrom('certificates')
    .where((eb) => eb.and({ shop_id: session.shopId, product_id: productId }))
    .select(['id as ID', 'name as NAME', 'path as PATH', 'size as SIZE', 'type as TYPE'])
    .orderBy('id')
    .execute()

/** The picture that lists show, then the further ones. */
export async function loadPhotos(db: Database, session: Session, productId: number): Promise<Photo[]> {
  const { rows } = await sql<Photo>`
    select 1 as "ID", picture as "PATH" from products
    where shop_id = ${session.shopId} and id = ${productId} and picture is not null
    union all
    select id, path from product_photos where shop_id = ${session.shopId} and product_id = ${productId}
    order by "ID"`.execute(db)
  return rows
}
