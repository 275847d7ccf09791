import { sql } from 'kysely'
import { inLockOrder } from '../../catalogue/offers/lock-order'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { chooseGifts, type Gift, validGifts } from './gifts'
import { giftTexts } from './texts'

/**
 * Locks the products of a basket that buys what others get as gifts, together with the gifts that it gets itself, in
 * `inLockOrder`. Other baskets are locked as they are read, and their gifts when they are given.
 */
export async function lockWithGifts(db: Database, session: Session, basket: BasketKind): Promise<void> {
  const rows = sql`basket_rows row
    where row.shop_id = ${session.shopId} and row.buyer_id = ${session.buyerId} and row.basket = ${basket}`
  const { rows: mixed } = await sql`
    select from offer_gifts known, ${rows} and known.shop_id = row.shop_id and known.product_id = row.product_id
    limit 1`.execute(db)
  if (mixed.length === 0) return
  const gifts = basket === 'main' ? await validGifts(db, session).execute() : []
  await sql`
    select from products p
    where p.shop_id = ${session.shopId} and p.id in (
      select row.product_id from ${rows} union select unnest(${gifts.map(({ productId }) => productId)}::int[]))
    order by ${inLockOrder} for no key update`.execute(db)
}

/**
 * Adds the gifts to an order whose own stock is taken already, as rows of price 0 behind the others, and takes their stock. The
 * last that an order does with goods: gifts are locked from here on.
 * Those that are out of stock fall away.
 * @param order.sum kopecks of its goods
 * @returns what to tell the buyer about gifts that fell away; empty when there are none
 */
export async function giveGifts(
  db: Database,
  session: Session,
  order: { id: number; sum: number; rows: number },
): Promise<string> {
  const gifts = await validGifts(db, session)
    .where('offer.min_sum', '<=', order.sum)
    .orderBy(inLockOrder)
    .forNoKeyUpdate('p')
    .execute()
  const { given, missing } = chooseGifts(gifts, order.sum)
  if (given.length > 0) await writeGifts(db, session, order, given)
  const warning = giftTexts.missing(missing.map(({ name }) => name))
  if (warning !== '')
    await db
      .updateTable('orders')
      .set({ gift_warning: warning })
      .where('shop_id', '=', session.shopId)
      .where('id', '=', order.id)
      .execute()
  return warning
}

const writeGifts = (
  db: Database,
  session: Session,
  order: { id: number; rows: number },
  gifts: readonly Gift[],
) =>
  sql`
  with given as (
    select * from unnest(${gifts.map(({ productId }) => productId)}::int[],
      ${gifts.map(({ quantity }) => quantity)}::int[], ${gifts.map(({ offerId }) => offerId)}::int[])
      with ordinality as list (product_id, quantity, offer_id, place)),
  written as (
    insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum, pack, to_order,
      picture, preview, offer_id)
    select p.shop_id, ${order.id}, ${order.rows} + given.place, p.id, p.code1c, p.name, 0, given.quantity, 0, p.pack,
      false, p.picture, p.preview, given.offer_id
    from given join products p on p.shop_id = ${session.shopId} and p.id = given.product_id),
  noted as (
    insert into offer_takers (shop_id, client_id, offer_id, order_id)
    select distinct taken.shop_id, taken.client_id, given.offer_id, taken.id
    from given join orders taken on taken.shop_id = ${session.shopId} and taken.id = ${order.id})
  update products p set remain = p.remain - given.quantity
  from given where p.shop_id = ${session.shopId} and p.id = given.product_id`.execute(db)
