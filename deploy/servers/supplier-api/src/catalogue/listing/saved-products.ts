import type { ProductListAnswer, SavedCountAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import type { Session } from '../../platform/session/session'
import type { Scope } from '../scope/scope'
import { listProducts } from './list-products'
import { SavedQuery } from './saved-query'
import { searched } from './searched-scope'

/** Products that a buyer keeps: favourites, viewed. */
export type SavedTable = 'favourites' | 'viewed'

/** The buyer's kept products, the latest first. */
export function savedScope(db: Database, table: SavedTable, session: Session): Scope {
  const since = sql.ref(table === 'viewed' ? 'saved.seen_at' : 'saved.created_at')
  const saved = sql`from ${sql.table(table)} saved
    where saved.shop_id = ${session.shopId} and saved.buyer_id = ${session.buyerId}`
  return {
    key: null,
    where: sql<boolean>`exists (select ${saved} and saved.product_id = l.product_id)`,
    best: {
      join: sql`join ${sql.table(table)} saved on saved.shop_id = ${session.shopId} and saved.buyer_id = ${session.buyerId}
        and saved.product_id = l.product_id`,
      by: since,
    },
    known: {
      count: () => countSaved(db, table, session),
      page: async (limit, offset) => {
        const { rows } = await sql<{ id: number }>`
          select saved.product_id as id ${saved}
          order by ${since} desc, saved.product_id limit ${limit} offset ${offset}`.execute(db)
        return rows.map(({ id }) => id)
      },
    },
  }
}

/** The call for the list of them, or for their number. @param what «Favourites» */
export function savedList(app: Api, table: SavedTable, path: string, what: string): void {
  app.get(
    path,
    { schema: { querystring: SavedQuery, summary: `${what} of the buyer as a list, or their number` } },
    async ({ session, query }): Promise<ProductListAnswer | SavedCountAnswer> => {
      if (query.action === 'count') return { CNT: await countSaved(app.db, table, session) }
      const scope = await searched(app.db, session.shopId, savedScope(app.db, table, session), query.q)
      return listProducts(app.db, session, query, scope)
    },
  )
}

export async function countSaved(db: Database, table: SavedTable, session: Session): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .modifyFront(preparedStatement)
    .where((eb) => eb.and({ shop_id: session.shopId, buyer_id: session.buyerId }))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** @throws when the shop has no such product */
export async function requireProduct(db: Database, session: Session, productId: number): Promise<void> {
  const row = await db
    .selectFrom('products')
    .where((eb) => eb.and({ shop_id: session.shopId, id: productId }))
    .select('id')
    .executeTakeFirst()
  if (!row) throw apiErrors.notFound()
}

/** @returns whether it was among them */
export async function removeSaved(
  db: Database,
  table: SavedTable,
  session: Session,
  productId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where((eb) => eb.and({ shop_id: session.shopId, buyer_id: session.buyerId, product_id: productId }))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
