import type { GiftSumAnswer } from '@prilavok/shared-kernel/contract'
import { loadProducts } from '../../catalogue/product/load-products'
import type { Database } from '../../platform/database/connection'
import { roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { runningGifts } from '../gifts/gifts'
import { fittedLines, readLines, sumOf } from './lines'

/**
 * The gifts that are in stock, with the sum that each needs (AMB-61).
 * @param sum kopecks; without it those of the session's main basket
 */
export async function giftSums(
  db: Database,
  session: Session,
  sum: number | undefined,
): Promise<GiftSumAnswer> {
  const reached = sum ?? (await basketSum(db, session))
  const gifts = (await runningGifts(db, session)).filter(({ remain, quantity }) => remain >= quantity)
  const products = await loadProducts(db, session, [...new Set(gifts.map(({ productId }) => productId))])
  const byId = new Map(products.map((product) => [product.ID, product]))
  return {
    SUM: roubles(reached),
    ITEMS: gifts.flatMap((gift) => {
      const product = byId.get(gift.productId)
      if (!product) return []
      return [
        {
          ...product,
          QUANTITY: gift.quantity,
          GIFT: 'Y',
          OFFER_ID: gift.offerId,
          OFFER_TITLE: gift.offerTitle,
          GIFT_SUM: roubles(gift.minSum),
          REST: roubles(Math.max(0, gift.minSum - reached)),
        },
      ]
    }),
  }
}

async function basketSum(db: Database, session: Session): Promise<number> {
  const lines = await readLines(db, session, 'main')
  return sumOf(fittedLines(lines, 'main'), 'main')
}
