import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { deleteLikeOld, oldRows, repeatBatches } from '../../platform/database/remove-in-batches'

const VISITOR = ['shop_id', 'code_hash']
const BUYER = ['shop_id', 'buyer_id']

/** Whether a visitor still has something in a table. */
const keepsIn = (table: string): RawBuilder<boolean> => sql`exists (
  select from ${sql.table(table)} own
  where own.shop_id = visitors.shop_id and own.buyer_id = visitors.buyer_id)`

const hasToken = sql`exists (
  select from access_tokens token
  where token.shop_id = visitors.shop_id and token.buyer_id = visitors.buyer_id
    and token.client_id is null and token.expires_at > now())`

/** Visitors with all that they keep. */
const forget = (db: Database, isOld: RawBuilder<unknown>): Promise<void> =>
  repeatBatches(
    db,
    sql`with ${oldRows('visitors', [...VISITOR, 'buyer_id'], sql`${isOld} and not ${hasToken}`)},
      comments as (${deleteLikeOld('baskets', BUYER)}),
      additions as (${deleteLikeOld('basket_keys', BUYER)}),
      removals as (${deleteLikeOld('removed_basket_rows', BUYER)}),
      products as (${deleteLikeOld('basket_rows', BUYER)}),
      favoured as (${deleteLikeOld('favourites', BUYER)}),
      seen as (${deleteLikeOld('viewed', BUYER)}),
      gone as (${deleteLikeOld('visitors', VISITOR)} returning 1)
      select count(*) as count from gone`,
  )

/**
 * Forgets visitors who were not seen for 30 days (as long as their tokens live), unless they keep something here: products in a
 * basket, favourites or viewed products. Those are forgotten when their cookie has ended, after a year, and nobody can come
 * back to what they kept. Who is just coming back is locked, and skipped.
 */
export async function removeOldVisitors(db: Database): Promise<void> {
  // Who kept something at 30 days is not looked at each hour for a year.
  const isDue = sql`seen_at between now() - interval '60 days' and now() - interval '30 days'`
  const keeps = sql`(${keepsIn('basket_rows')} or ${keepsIn('favourites')} or ${keepsIn('viewed')})`
  await forget(db, sql`${isDue} and not ${keeps}`)
  await forget(db, sql`seen_at < now() - interval '400 days'`)
}
