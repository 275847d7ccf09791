import type { Database } from '../../platform/database/connection'
import type { Scope } from '../scope/scope'
import { findPage } from './find-page'
import { findGoods } from './found-goods'
import { matches, rank } from './matches'

/** Goods that a query finds, for the list and its filters; the best first. */
export async function searchScope(db: Database, shopId: number, q: string): Promise<Scope> {
  const found = await findGoods(db, shopId, q)
  return {
    key: `q ${q}`,
    where: matches(found.query),
    best: rank(shopId, found.query),
    known: {
      count: async () => found.count,
      page: (limit, offset) => findPage(db, shopId, found, { limit, offset }),
    },
  }
}
