import type { Product } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import type { Session } from '../../platform/session/session'
import { NO_LIMIT } from './fit-quantity'
import { selectProducts } from './product-query'
import { toProduct } from './to-product'

/**
 * The product of a six-digit code, when it can be put into the basket.
 * @param listed codes that the buyer has in the list already
 * @throws a rejection of 000 §8 that says why not (AMB-41)
 */
export async function findByCode(
  db: Database,
  session: Session,
  code: string,
  listed: readonly string[],
): Promise<Product> {
  if (!/^\d{6}$/.test(code)) throw apiErrors.lookup('no_code')
  const row = await selectProducts(db, session).where('p.code1c', '=', code).executeTakeFirst()
  if (!row) throw apiErrors.lookup('no_product')
  if (listed.includes(code)) throw apiErrors.lookup('already_in_list')
  if (!row.assortment) throw apiErrors.lookup('not_assortment')
  if (row.price === 0) throw apiErrors.lookup('not_price')
  if (row.remain === 0 && !row.to_order) throw apiErrors.lookup('not_remains')
  const limit = row.remain > 0 ? Math.min(row.remain, NO_LIMIT) : NO_LIMIT
  if ((row.basket_quantity ?? 0) >= limit) throw apiErrors.lookup('max_amount')
  return toProduct(row, session)
}
