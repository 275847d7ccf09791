import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { repeat } from '../repeat'
import { inLockOrder } from './lock-order'
import { isRunning } from './running'

const MINUTE_MS = 60_000

/** Special-price offers whose prices stand in the products and should not, or the other way round. */
const dueOffers = (db: Database) =>
  db
    .selectFrom('offers as offer')
    .where('offer.type', '=', 'special_price')
    .where(sql<boolean>`offer.applied <> ${isRunning}`)

/**
 * Brings the prices of a shop in line with its offers: lists, filters and orders read products.price as it stands, so a
 * special price is written there when its offer begins and taken back when it ends. Costs one small query when nothing is
 * due; several may run at once.
 */
export async function settleSpecialPrices(db: Database, shopId: number): Promise<void> {
  const due = await dueOffers(db).where('offer.shop_id', '=', shopId).select('offer.id').limit(1).execute()
  if (due.length > 0) await db.transaction().execute((trx) => settle(trx, shopId))
}

async function settle(db: Database, shopId: number): Promise<void> {
  const due = await dueOffers(db)
    .where('offer.shop_id', '=', shopId)
    .select(['offer.id', 'offer.applied'])
    .orderBy('offer.id')
    .forUpdate()
    .execute()
  if (due.length === 0) return
  const ended = due.filter(({ applied }) => applied).map(({ id }) => id)
  await lockGoods(db, shopId, ended)
  await endPrices(db, shopId, ended)
  await beginPrices(db, shopId)
  await sql`
    update offers offer set applied = ${isRunning}
    where offer.shop_id = ${shopId} and offer.id = any(${due.map(({ id }) => id)}::int[])`.execute(db)
}

/** All goods whose prices end or may begin, at once and in order: orders that want several of them wait, or are waited for. */
async function lockGoods(db: Database, shopId: number, ended: readonly number[]): Promise<void> {
  await sql`
    select from products p
    where p.shop_id = ${shopId} and p.id in (
      select special.id from products special
      where special.shop_id = ${shopId} and special.special_offer_id = any(${ended}::int[])
      union
      select item.product_id from offers offer
      join offer_items item on item.shop_id = offer.shop_id and item.offer_id = offer.id
      join products usual on usual.shop_id = item.shop_id and usual.id = item.product_id
      where offer.shop_id = ${shopId} and offer.type = 'special_price' and ${isRunning} and usual.old_price is null)
    order by ${inLockOrder} for no key update`.execute(db)
}

async function endPrices(db: Database, shopId: number, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length === 0) return
  await sql`
    update products p set price = coalesce(p.old_price, p.price), old_price = null, special_percent = null,
      special_offer_id = null, marks = array_remove(p.marks, 'special_price')
    where p.shop_id = ${shopId} and p.special_offer_id = any(${offerIds}::int[])`.execute(db)
}

/** Of several offers for a product the greatest reduction counts; a product that has a special price keeps it to its end. */
async function beginPrices(db: Database, shopId: number): Promise<void> {
  await sql`
    with offered as materialized (
      select p.id, offer.id as offer_id, item.percent,
        (floor(p.price * (100 - item.percent) / 100.0 / step.kopecks + 0.5) * step.kopecks)::int8 as price
      from offers offer
      join offer_items item on item.shop_id = offer.shop_id and item.offer_id = offer.id
      join products p on p.shop_id = item.shop_id and p.id = item.product_id
      join shops shop on shop.id = offer.shop_id
      cross join lateral (select case shop.price_type when 26 then 100 when 27 then 10 else 1 end as kopecks) as step
      where offer.shop_id = ${shopId} and offer.type = 'special_price' and ${isRunning}
        and p.old_price is null and p.price > 0),
    best as (
      select distinct on (id) * from offered order by id, percent desc, offer_id)
    update products p set old_price = p.price, price = best.price, special_percent = best.percent,
      special_offer_id = best.offer_id,
      marks = array_append(array_remove(p.marks, 'special_price'), 'special_price')
    from best
    where p.shop_id = ${shopId} and p.id = best.id and best.price > 0 and best.price < p.price`.execute(db)
}

/** The same for every shop. */
export async function settleAllSpecialPrices(db: Database): Promise<void> {
  const due = await dueOffers(db).select('offer.shop_id').distinct().execute()
  for (const { shop_id } of due) await settleSpecialPrices(db, shop_id)
}

/**
 * Keeps the prices in step every minute; orders settle their own shop before they are made, to the moment.
 * @param onError told when a round fails; the next one comes anyway
 * @returns ends it, after the round that is under way
 */
export const keepSpecialPrices = (db: Database, onError: (cause: unknown) => void): (() => Promise<void>) =>
  repeat(MINUTE_MS, () => settleAllSpecialPrices(db), onError)
