import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { tableOf } from '../../platform/database/table-of'
import { inLockOrder } from '../offers/lock-order'
import { isRunning } from '../offers/running'
import { DIFFERING, RUNNING_REDUCTIONS, UNDERIVED } from './differing-products'

/** Products of one transaction: orders of them wait no longer than it takes. */
const BATCH = 500

interface ApplyOptions {
  /** Products of one transaction. @default 500 */
  batch?: number
  /** Asked before each batch; what is left over then is done by the next call. @default always */
  goesOn?: () => boolean
}

/** Why the products of a shop have to be looked through, as read before the work begins. */
interface Due {
  /** Ids of `price_changes`. */
  changes: number[]
  priceType: number
  isPrecisionNew: boolean
}

/**
 * Brings the prices of a shop in line with its running offers and with its precision, in batches: each its own transaction, in
 * which nothing but these products is locked. Costs one small query when nothing is due; several processes may do it at once, and
 * one that is ended on the way leaves the rest to the next call. A new precision stays due as long as somebody may still commit
 * a price of the former one.
 * @returns number of products whose reduction or precision was changed
 */
export async function applyPrices(
  db: Database,
  shopId: number,
  { batch = BATCH, goesOn = () => true }: ApplyOptions = {},
): Promise<number> {
  const due = await readDue(db, shopId)
  if (!due) return 0
  const isPrecisionRead = due.isPrecisionNew && (await isReadByEverybody(db, shopId))
  const times = await timesDue(db, shopId)
  const ids = await findProducts(db, shopId, due)
  for (let done = 0; done < ids.length; done += batch) {
    if (!goesOn()) return done
    const part = ids.slice(done, done + batch)
    await db.transaction().execute((trx) => applyToProducts(trx, shopId, part))
  }
  await db.transaction().execute((trx) => finish(trx, shopId, { ...due, isPrecisionRead }, times))
  return ids.length
}

/** Shops where something is due. */
export async function shopsWithDuePrices(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select shop.id from shops shop where ${isDue} order by shop.id`.execute(db)
  return rows.map(({ id }) => id)
}

const isDue = sql<boolean>`(
  shop.derived_price_type is distinct from shop.price_type
  or exists (select from price_changes change where change.shop_id = shop.id)
  or exists (
    select from offers offer
    where offer.shop_id = shop.id and offer.type = 'special_price' and offer.applied <> ${isRunning}))`

async function readDue(db: Database, shopId: number): Promise<Due | null> {
  const { rows } = await sql<Due>`
    select shop.price_type as "priceType", shop.derived_price_type is distinct from shop.price_type as "isPrecisionNew",
      array(select change.id from price_changes change where change.shop_id = shop.id) as changes
    from shops shop where shop.id = ${shopId} and ${isDue}`.execute(db)
  return rows[0] ?? null
}

/**
 * Whether every price that is committed from now on has the precision that stands in `shops`: no transaction is under way that has
 * derived one before. They hold a lock (`derive_price`), which this only tries, so nobody waits.
 */
async function isReadByEverybody(db: Database, shopId: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('price precision'), ${shopId}::integer) as free`.execute(db)
  return rows[0]?.free ?? false
}

/** Offers that have begun or ended since their prices were applied, and what they are now. */
async function timesDue(db: Database, shopId: number): Promise<{ id: number; running: boolean }[]> {
  const { rows } = await sql<{ id: number; running: boolean }>`
    select offer.id, ${isRunning} as running from offers offer
    where offer.shop_id = ${shopId} and offer.type = 'special_price' and offer.applied <> ${isRunning}`.execute(
    db,
  )
  return rows
}

async function findProducts(db: Database, shopId: number, { isPrecisionNew }: Due): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with reductions as materialized (${RUNNING_REDUCTIONS(shopId)})
    select p.id from products p
    left join reductions best on best.product_id = p.id
    join shops shop on shop.id = p.shop_id
    where p.shop_id = ${shopId} and (${DIFFERING} ${isPrecisionNew ? sql`or ${UNDERIVED}` : sql``})
    order by ${inLockOrder}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Decided anew under the lock: what another process or an import has done meanwhile counts. Prices follow by `derive_price`.
 */
async function applyToProducts(db: Database, shopId: number, ids: readonly number[]): Promise<void> {
  await sql`
    select from products p where p.shop_id = ${shopId} and p.id = any(${ids}::int[])
    order by ${inLockOrder} for no key update`.execute(db)
  await sql`
    with reductions as materialized (${RUNNING_REDUCTIONS(shopId, ids)})
    update products p set base_price = p.base_price, special_offer_id = best.offer_id, offer_percent = best.percent
    from unnest(${ids}::int[]) as list (id) left join reductions best on best.product_id = list.id
    where p.shop_id = ${shopId} and p.id = list.id`.execute(db)
}

/** What came while the work was under way stays due. */
async function finish(
  db: Database,
  shopId: number,
  { changes, priceType, isPrecisionRead }: Due & { isPrecisionRead: boolean },
  times: readonly { id: number; running: boolean }[],
): Promise<void> {
  await sql`
    update offers offer set applied = time.running
    from ${tableOf('time', times, { id: 'int', running: 'boolean' })}
    where offer.shop_id = ${shopId} and offer.id = time.id`.execute(db)
  await sql`delete from price_changes where shop_id = ${shopId} and id = any(${changes}::bigint[])`.execute(
    db,
  )
  if (isPrecisionRead)
    await sql`update shops set derived_price_type = ${priceType} where id = ${shopId}`.execute(db)
}
