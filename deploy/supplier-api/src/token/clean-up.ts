import { type RawBuilder, sql } from 'kysely'
import { removeOldCodes } from '../account/remove-old-codes'
import type { Database } from '../database/connection'
import { removeOldCounts } from '../limits/count-call'
import { removeOldRequestCounts } from '../limits/request-rate'
import { removeOldChanges } from '../listing/remove-old-changes'
import { burnOldPoints } from '../loyalty/burn'
import { removeOldLetters } from '../mail/letter-outcome'
import { refreshVocabularies } from '../search/vocabulary/keep-vocabulary'

const HOUR_MS = 3_600_000
/** Rows of one statement, so that no lock is held long, and statements of one round; the next round goes on. */
const BATCH = 1000
const BATCHES = 100

/** Removes tokens that ended more than a day ago: until then an expired one is still told apart from an invalid one. */
export async function removeOldTokens(db: Database): Promise<void> {
  await sql`delete from access_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from token_families family where created_at < now() - interval '1 day' and not exists (
    select from refresh_tokens token where token.shop_id = family.shop_id and token.family_id = family.id)`.execute(
    db,
  )
}

/** Repeats a statement that says in `count` how much it removed, until little is left. */
async function removeInBatches(db: Database, statement: RawBuilder<{ count: number }>): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const { rows } = await statement.execute(db)
    if ((rows[0]?.count ?? 0) < BATCH) return
  }
}

/**
 * Forgets guests who were not seen for 30 days (as long as their tokens live), unless they keep something here: goods in a
 * basket, favourites or viewed goods. Those who are just coming back are locked, and skipped.
 */
export const removeOldVisitors = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    sql`with old as materialized (
        select shop_id, code_hash, buyer_id from visitors visitor
        where seen_at < now() - interval '30 days'
          and not exists (select from basket_rows kept
            where kept.shop_id = visitor.shop_id and kept.buyer_id = visitor.buyer_id)
          and not exists (select from favourites kept
            where kept.shop_id = visitor.shop_id and kept.buyer_id = visitor.buyer_id)
          and not exists (select from viewed kept
            where kept.shop_id = visitor.shop_id and kept.buyer_id = visitor.buyer_id)
          and not exists (select from access_tokens token
            where token.shop_id = visitor.shop_id and token.buyer_id = visitor.buyer_id
              and token.client_id is null and token.expires_at > now())
        limit ${BATCH} for update of visitor skip locked),
      comments as (
        delete from baskets using old where baskets.shop_id = old.shop_id and baskets.buyer_id = old.buyer_id),
      gone as (
        delete from visitors using old
        where visitors.shop_id = old.shop_id and visitors.code_hash = old.code_hash returning 1)
      select count(*) as count from gone`,
  )

/** Forgets the keys of orders after 30 days: no click is repeated that late. The orders stay. */
export const removeOldOrderKeys = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    sql`with old as materialized (
        select shop_id, client_id, key from order_keys
        where created_at < now() - interval '30 days'
        limit ${BATCH} for update skip locked),
      gone as (
        delete from order_keys using old
        where order_keys.shop_id = old.shop_id and order_keys.client_id = old.client_id
          and order_keys.key = old.key returning 1)
      select count(*) as count from gone`,
  )

async function cleanUp(db: Database): Promise<void> {
  await removeOldTokens(db)
  await removeOldVisitors(db)
  await removeOldOrderKeys(db)
  await removeOldCodes(db)
  await removeOldCounts(db)
  await removeOldRequestCounts(db)
  await removeOldChanges(db)
  await burnOldPoints(db)
  await removeOldLetters(db)
  await refreshVocabularies(db)
}

/**
 * Cleans up every hour.
 * @param onError told when a round fails; the next one comes anyway
 * @returns ends it
 */
export function keepClean(db: Database, onError: (cause: unknown) => void): () => void {
  const timer = setInterval(() => {
    cleanUp(db).catch(onError)
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
