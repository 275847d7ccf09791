import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Buyer } from '../../platform/session/session'
import { forgetOldest, MAX_FAVOURITES } from './saved-limits'

/**
 * Moves the favourites and the viewed products of a visitor to the customer that he turns out to be. Favourites that find no
 * place stay with the visitor. Inside a transaction.
 * @returns how many products the customer has got that he had not before
 */
export async function mergeSaved(
  db: Database,
  visitor: Buyer,
  client: Buyer,
): Promise<{ FAVORITE: number; VIEWED: number }> {
  if (visitor.buyerId === client.buyerId) return { FAVORITE: 0, VIEWED: 0 }
  return {
    FAVORITE: await mergeFavourites(db, visitor, client),
    VIEWED: await mergeViewed(db, visitor, client),
  }
}

async function mergeFavourites(db: Database, visitor: Buyer, client: Buyer): Promise<number> {
  const { shopId } = client
  const { numAffectedRows = 0n } = await sql`
    insert into favourites (shop_id, buyer_id, product_id, created_at)
    select shop_id, ${client.buyerId}, product_id, created_at from favourites visitor
    where shop_id = ${shopId} and buyer_id = ${visitor.buyerId} and not exists (
      select from favourites own
      where own.shop_id = ${shopId} and own.buyer_id = ${client.buyerId} and own.product_id = visitor.product_id)
    order by created_at desc, product_id
    limit greatest(0, ${MAX_FAVOURITES} - (
      select count(*) from favourites where shop_id = ${shopId} and buyer_id = ${client.buyerId}))
    on conflict do nothing`.execute(db)
  await sql`
    delete from favourites visitor using favourites own
    where visitor.shop_id = ${shopId} and visitor.buyer_id = ${visitor.buyerId} and own.shop_id = ${shopId}
      and own.buyer_id = ${client.buyerId} and own.product_id = visitor.product_id`.execute(db)
  return Number(numAffectedRows)
}

async function mergeViewed(db: Database, visitor: Buyer, client: Buyer): Promise<number> {
  const { shopId } = client
  const { rows } = await sql<{ is_new: boolean }>`
    insert into viewed (shop_id, buyer_id, product_id, seen_at)
    select shop_id, ${client.buyerId}, product_id, seen_at from viewed
    where shop_id = ${shopId} and buyer_id = ${visitor.buyerId}
    on conflict (shop_id, buyer_id, product_id) do update set seen_at = greatest(viewed.seen_at, excluded.seen_at)
    returning (xmax = 0) as is_new`.execute(db)
  await db
    .deleteFrom('viewed')
    .where('shop_id', '=', shopId)
    .where('buyer_id', '=', visitor.buyerId)
    .execute()
  await forgetOldest(db, client)
  return rows.filter(({ is_new }) => is_new).length
}
