import { sql } from 'kysely'
import { inLockOrder } from '../../catalogue/offers/lock-order'
import { isFirstOrder, isOpenTo } from '../../catalogue/offers/open-to'
import { isRunning } from '../../catalogue/offers/running'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import { tableOf } from '../../platform/database/table-of'
import type { Session } from '../../platform/session/session'

/** A gift of an offer that is valid now. */
export interface Gift {
  offerId: number
  offerTitle: string
  /** Kopecks of products that the order must reach. */
  minSum: number
  productId: number
  name: string
  quantity: number
  /** In stock now. */
  remain: number
  /** Of the offer, and of the gift in it, as the supplier sorts them. */
  offerSort: number
  giftSort: number
}

/**
 * Gifts of valid offers, those of a shop that a client can still get, as `offer`, `gift` and the product `p`.
 * @param orderId the order that they are for, once it is written
 */
export const validGifts = (db: Database, session: Session, orderId = 0) =>
  db
    .selectFrom('offers as offer')
    .modifyFront(preparedStatement)
    .innerJoin('offer_gifts as gift', (join) =>
      join.onRef('gift.shop_id', '=', 'offer.shop_id').onRef('gift.offer_id', '=', 'offer.id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'gift.shop_id').onRef('p.id', '=', 'gift.product_id'),
    )
    .where((eb) => eb.and({ 'offer.shop_id': session.shopId, 'offer.type': 'gift_sum' }))
    .where(isRunning)
    .where(isOpenTo(session.client?.id ?? null))
    .where(isFirstOrder(session.client?.id ?? null, orderId))
    .select([
      'offer.id as offerId',
      'offer.title as offerTitle',
      sql<number>`offer.min_sum`.as('minSum'),
      'p.id as productId',
      'p.name',
      'gift.quantity',
      'p.remain',
      'offer.sort as offerSort',
      'gift.sort as giftSort',
    ])

/** From the smallest sum up; the last of several offers is the one that gives. */
const fromSmallestSum = (one: Gift, other: Gift): number =>
  one.minSum - other.minSum ||
  one.offerSort - other.offerSort ||
  one.offerId - other.offerId ||
  one.giftSort - other.giftSort ||
  one.productId - other.productId

/** All gifts of the valid offers from the smallest sum up, whatever their stock. */
export const runningGifts = async (db: Database, session: Session): Promise<Gift[]> =>
  (await validGifts(db, session).execute()).sort(fromSmallestSum)

/** What an order of a sum gets, and what it would have got, were it not out of stock. */
export interface GiftChoice {
  given: Gift[]
  missing: Gift[]
}

/**
 * Every offer that the sum reaches gives its gifts, but each product is given once: by the offer of the greatest sum, and of
 * equal ones by the last as the supplier sorts them, in whatever order `gifts` were read.
 * @param sum kopecks of products
 * @param taken counts by product that the order takes itself
 */
export function chooseGifts(
  gifts: readonly Gift[],
  sum: number,
  taken: ReadonlyMap<number, number> = new Map(),
): GiftChoice {
  const best = new Map<number, Gift>()
  for (const gift of [...gifts].sort(fromSmallestSum)) if (gift.minSum <= sum) best.set(gift.productId, gift)
  const reached = [...best.values()]
  const isThere = ({ productId, remain, quantity }: Gift) => remain - (taken.get(productId) ?? 0) >= quantity
  return { given: reached.filter(isThere), missing: reached.filter((gift) => !isThere(gift)) }
}

/**
 * Locks the products of a basket that buys what others get as gifts, together with the gifts that it gets itself, in
 * `inLockOrder`. Other baskets are locked as they are read, and their gifts when they are given.
 */
export async function lockWithGifts(db: Database, session: Session, basket: BasketKind): Promise<void> {
  const rows = sql`basket_rows row
    where row.shop_id = ${session.shopId} and row.buyer_id = ${session.buyerId} and row.basket = ${basket}`
  const { rows: mixed } = await sql`
    ${preparedStatement} select from offer_gifts known, ${rows} and known.shop_id = row.shop_id and known.product_id = row.product_id
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
 * last that an order does with products: gifts are locked from here on.
 * Those that are out of stock fall away.
 * @param order.sum kopecks of its products
 * @returns what to tell the buyer about gifts that fell away; empty when there are none
 */
export async function giveGifts(
  db: Database,
  session: Session,
  order: { id: number; sum: number; rows: number },
): Promise<string> {
  const gifts = await validGifts(db, session, order.id)
    .where('offer.min_sum', '<=', order.sum)
    .orderBy(inLockOrder)
    .forNoKeyUpdate('p')
    .execute()
  const { given, missing } = chooseGifts(gifts, order.sum)
  if (given.length > 0) await writeGifts(db, session, order, given)
  const warning = missingText(missing.map(({ name }) => name))
  if (warning !== '')
    await db
      .updateTable('orders')
      .set({ gift_warning: warning })
      .where((eb) => eb.and({ shop_id: session.shopId, id: order.id }))
      .execute()
  return warning
}

/** What the buyer is told of gifts that fell away; empty when there are none. */
function missingText(names: readonly string[]): string {
  const named = names.map((name) => `«${name}»`).join(', ')
  if (names.length === 0) return ''
  return names.length === 1
    ? `Подарок ${named} закончился и\u00a0в\u00a0заказ не\u00a0вошёл`
    : `Подарки ${named} закончились и\u00a0в\u00a0заказ не\u00a0вошли`
}

async function writeGifts(
  db: Database,
  session: Session,
  order: { id: number; rows: number },
  gifts: readonly Gift[],
) {
  const rows = gifts.map((gift, index) => ({ ...gift, position: order.rows + index + 1 }))
  const columns = { position: 'int', productId: 'int', quantity: 'int', offerId: 'int' } as const
  await sql`
  with given as (select position, "productId" as product_id, quantity, "offerId" as offer_id from ${tableOf('list', rows, columns)}),
  written as (
    insert into order_rows (shop_id, order_id, position, product_id, code1c, name, price, quantity, sum, pack, to_order,
      picture, preview, offer_id)
    select p.shop_id, ${order.id}, given.position, p.id, p.code1c, p.name, 0, given.quantity, 0, p.pack,
      false, p.picture, p.preview, given.offer_id
    from given join products p on p.shop_id = ${session.shopId} and p.id = given.product_id),
  noted as (
    insert into offer_takers (shop_id, client_id, offer_id, order_id)
    select distinct taken.shop_id, taken.client_id, given.offer_id, taken.id
    from given join orders taken on taken.shop_id = ${session.shopId} and taken.id = ${order.id})
  update products p set remain = p.remain - given.quantity
  from given where p.shop_id = ${session.shopId} and p.id = given.product_id`.execute(db)
}
