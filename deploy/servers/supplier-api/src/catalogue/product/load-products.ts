import type { Product } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { Session } from '../../platform/session/session'
import { selectProducts } from './product-query'
import { toProduct } from './to-product'

/** Products of the session's shop in the order of `ids`; unknown ids are left out. */
export async function loadProducts(
  db: Database,
  session: Session,
  ids: readonly number[],
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db, session)
    .modifyFront(preparedStatement)
    .where(sql<boolean>`p.id = any(${ids}::integer[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toProduct(row, session)] : []
  })
}
