import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import { apiErrors } from '../../platform/errors'
import type { Session } from '../../platform/session/session'
import type { Scope } from '../scope/scope'
import { listProducts } from './list-products'
import type { ListQuery } from './list-query'
import { searched } from './searched-scope'

/** Products that a buyer keeps: favourites, viewed. */
export type KeptTable = 'favourites' | 'viewed'

/** The buyer's kept products, the latest first. */
export function keptScope(db: Database, table: KeptTable, session: Session): Scope {
  const since = sql.ref(table === 'viewed' ? 'kept.seen_at' : 'kept.created_at')
  const kept = sql`from ${sql.table(table)} kept
    where kept.shop_id = ${session.shopId} and kept.buyer_id = ${session.buyerId}`
  return {
    key: null,
    where: sql<boolean>`exists (select ${kept} and kept.product_id = l.product_id)`,
    best: {
      join: sql`join ${sql.table(table)} kept on kept.shop_id = ${session.shopId} and kept.buyer_id = ${session.buyerId}
        and kept.product_id = l.product_id`,
      by: since,
    },
    known: {
      count: () => countKept(db, table, session),
      page: async (limit, offset) => {
        const { rows } = await sql<{ id: number }>`
          select kept.product_id as id ${kept}
          order by ${since} desc, kept.product_id limit ${limit} offset ${offset}`.execute(db)
        return rows.map(({ id }) => id)
      },
    },
  }
}

/** The page of them that a call asks for. */
export const listKept = async (
  db: Database,
  table: KeptTable,
  session: Session,
  query: ListQuery,
): Promise<ProductListAnswer> =>
  listProducts(db, session, query, await searched(db, session.shopId, keptScope(db, table, session), query.q))

export async function countKept(db: Database, table: KeptTable, session: Session): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .modifyFront(preparedStatement)
    .where('shop_id', '=', session.shopId)
    .where('buyer_id', '=', session.buyerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** @throws when the shop has no such product */
export async function requireProduct(db: Database, session: Session, productId: number): Promise<void> {
  const row = await db
    .selectFrom('products')
    .where('shop_id', '=', session.shopId)
    .where('id', '=', productId)
    .select('id')
    .executeTakeFirst()
  if (!row) throw apiErrors.notFound()
}
