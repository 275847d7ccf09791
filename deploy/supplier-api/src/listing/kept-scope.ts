import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { refusals } from '../errors'
import type { Session } from '../session/session'
import type { Scope } from './scope'

/** Products that a buyer keeps: favourites, viewed. */
export type KeptTable = 'favourites' | 'viewed'

/** The buyer's kept products, the latest first. */
export function keptScope(table: KeptTable, { shopId, buyerId }: Session): Scope {
  const since = sql.ref(table === 'viewed' ? 'kept.seen_at' : 'kept.created_at')
  const own = sql`from ${sql.table(table)} kept
    where kept.shop_id = ${shopId} and kept.buyer_id = ${buyerId} and kept.product_id = l.product_id`
  return { key: null, where: sql<boolean>`exists (select ${own})`, best: sql`(select ${since} ${own})` }
}

export async function countKept(db: Database, table: KeptTable, session: Session): Promise<number> {
  const { count } = await db
    .selectFrom(table)
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
  if (!row) throw refusals.notFound()
}
