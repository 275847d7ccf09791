import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { Session } from '../../platform/session/session'
import { loadSectionPath } from '../section-tree/load-sections'
import { selectProducts } from './product-query'
import { allProperties, toProduct } from './to-product'

/** @returns null when the shop has no such product */
export async function loadDetail(db: Database, session: Session, id: number): Promise<ProductDetail | null> {
  const row = await selectProducts(db, session)
    .modifyFront(preparedStatement)
    .where('p.id', '=', id)
    .select(['p.detail_text', 'p.section_ord'])
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toProduct(row, session),
    PROPERTY: allProperties(row),
    DETAIL_TEXT: row.detail_text,
    SECTION_PATH: await loadSectionPath(db, session.shopId, row.section_ord),
  }
}
