import { CALLED_OFF_STATUSES } from '@prilavok/shared-kernel/contract/order-names'
import { type RawBuilder, sql } from 'kysely'
import { isRunning } from '../../catalogue/offers/running'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'

/** A gift of an offer that is valid now. */
export interface Gift {
  offerId: number
  offerTitle: string
  /** Kopecks of goods that the order must reach. */
  minSum: number
  productId: number
  name: string
  quantity: number
  /** In stock now. */
  remain: number
}

/** Gifts of valid offers, those of a shop that a client can still get, as `offer`, `gift` and the product `p`. */
export const validGifts = (db: Database, session: Session) =>
  db
    .selectFrom('offers as offer')
    .innerJoin('offer_gifts as gift', (join) =>
      join.onRef('gift.shop_id', '=', 'offer.shop_id').onRef('gift.offer_id', '=', 'offer.id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'gift.shop_id').onRef('p.id', '=', 'gift.product_id'),
    )
    .where('offer.shop_id', '=', session.shopId)
    .where('offer.type', '=', 'gift_sum')
    .where(isRunning)
    .where(isOpenTo(session.client?.id ?? null))
    .select([
      'offer.id as offerId',
      'offer.title as offerTitle',
      sql<number>`offer.min_sum`.as('minSum'),
      'p.id as productId',
      'p.name',
      'gift.quantity',
      'p.remain',
    ])

/** An offer that is for one order of a client is over for those who have such an order. */
const isOpenTo = (clientId: number | null): RawBuilder<boolean> => sql`(
  not offer.once_per_client or not exists (
    select from offer_takers taker
    join orders taken on taken.shop_id = taker.shop_id and taken.id = taker.order_id
    where taker.shop_id = offer.shop_id and taker.client_id = ${clientId} and taker.offer_id = offer.id
      and taken.status not in (${sql.join(CALLED_OFF_STATUSES)})))`

/** All gifts of the valid offers from the smallest sum up, whatever their stock. */
export const runningGifts = (db: Database, session: Session): Promise<Gift[]> =>
  validGifts(db, session)
    .orderBy('offer.min_sum')
    .orderBy('offer.sort')
    .orderBy('offer.id')
    .orderBy('gift.sort')
    .orderBy('p.id')
    .execute()

/** What an order of a sum gets, and what it would have got, were it not out of stock. */
export interface GiftChoice {
  given: Gift[]
  missing: Gift[]
}

/**
 * Every offer that the sum reaches gives its gifts, but each product is given once: by the offer of the greatest sum.
 * @param sum kopecks of goods
 * @param taken counts by product that the order takes itself
 */
export function chooseGifts(
  gifts: readonly Gift[],
  sum: number,
  taken: ReadonlyMap<number, number> = new Map(),
): GiftChoice {
  const best = new Map<number, Gift>()
  for (const gift of gifts) {
    const known = best.get(gift.productId)
    if (gift.minSum <= sum && (!known || known.minSum <= gift.minSum)) best.set(gift.productId, gift)
  }
  const reached = [...best.values()]
  const isThere = ({ productId, remain, quantity }: Gift) => remain - (taken.get(productId) ?? 0) >= quantity
  return { given: reached.filter(isThere), missing: reached.filter((gift) => !isThere(gift)) }
}
