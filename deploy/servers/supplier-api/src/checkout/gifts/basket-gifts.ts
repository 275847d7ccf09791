import type { BasketOffer, BasketProduct } from '@prilavok/shared-kernel/contract'
import { loadProducts } from '../../catalogue/product/load-products'
import type { Database } from '../../platform/database/connection'
import { roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { chooseGifts, type Gift, runningGifts } from './gifts'

/** What offers of gifts make of a basket: the gifts as rows, and what is said above the sums (AMB-39). */
export interface BasketGifts {
  products: BasketProduct[]
  offers: BasketOffer[]
}

/**
 * @param sum kopecks of the rows that an order would take
 * @param lines those rows
 */
export async function basketGifts(
  db: Database,
  session: Session,
  sum: number,
  lines: readonly { id: number; quantity: number }[],
): Promise<BasketGifts> {
  const gifts = await runningGifts(db, session)
  if (gifts.length === 0) return { products: [], offers: [] }
  const taken = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const { given } = chooseGifts(gifts, sum, taken)
  return { products: await giftRows(db, session, given), offers: offersOf(gifts, given, sum) }
}

async function giftRows(db: Database, session: Session, given: readonly Gift[]): Promise<BasketProduct[]> {
  const products = await loadProducts(
    db,
    session,
    given.map(({ productId }) => productId),
  )
  const counts = new Map(given.map(({ productId, quantity }) => [productId, quantity]))
  return products.map((product) => ({
    ...product,
    PRICE: 0,
    OLD_PRICE: null,
    LOYALTY_PRICE: null,
    SPECIAL_PERCENT: null,
    QUANTITY: counts.get(product.ID) ?? 1,
    SUM: 0,
    GIFT: 'Y',
  }))
}

/** Offers from the smallest sum up. One that is not reached and has nothing left to give says nothing. */
function offersOf(gifts: readonly Gift[], given: readonly Gift[], sum: number): BasketOffer[] {
  const offers = new Map(gifts.map((gift) => [gift.offerId, gift]))
  return [...offers.values()].flatMap(({ offerId: ID, offerTitle, minSum }) => {
    const own = gifts.filter((gift) => gift.offerId === ID)
    const rest = Math.max(0, minSum - sum)
    const GIFT_SUM = roubles(minSum)
    if (rest > 0)
      return own.some(({ remain, quantity }) => remain >= quantity)
        ? [{ ID, TITLE: offerTitle, REST: roubles(rest), GIFT_SUM }]
        : []
    const isGiven = own.some(({ productId }) => given.some((gift) => gift.productId === productId))
    const offer = { ID, REST: 0, GIFT_SUM }
    return isGiven
      ? [{ ...offer, TITLE: offerTitle }]
      : [{ ...offer, TITLE: `${offerTitle}: подарок закончился`, ENDED: 'Y' }]
  })
}
