import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'
import { type BasketDocumentKind, basketDocument } from '../../documents/rendering/basket-document'
import type { TableDocument } from '../../documents/rendering/document'
import { nextNumber } from '../../documents/rendering/next-number'
import { loadBuyer, loadShopOfDocuments } from '../../documents/rendering/parties'
import type { DocumentFormat } from '../../documents/rendering/render-document'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { apiErrors } from '../../platform/errors'
import type { Session } from '../../platform/session/session'
import type { OrderChoice } from './basket-info'
import { orderBasket } from './order-basket'
import { readOrder } from './sort'

const KINDS: Record<BasketDocumentKind, { format: DocumentFormat; letters: string; name: string }> = {
  tender_invoice: { format: 'pdf', letters: 'Т', name: 'Счёт для тендера' },
  basket_file: { format: 'xlsx', letters: '', name: 'Корзина' },
  commercial_offer: { format: 'pdf', letters: 'КП', name: 'Коммерческое предложение' },
}

/**
 * The basket as a document, with the name of its file and the format that it usually has.
 * @throws errors of an empty basket, of points, of a shop without offers
 */
export async function makeBasketDocument(
  db: Database,
  session: Session,
  basket: BasketKind,
  kind: BasketDocumentKind,
  choice: OrderChoice & { sort?: string; order?: string },
): Promise<{ document: TableDocument; name: string; format: DocumentFormat }> {
  if (basket === 'loyalty' && kind !== 'basket_file') throw apiErrors.roubleBasketOnly()
  const shop = await loadShopOfDocuments(db, session.shopId)
  if (kind === 'commercial_offer' && !shop.commercialOffer) throw apiErrors.commercialOfferOff()
  const { letters, name, format } = KINDS[kind]
  const [answer, buyer] = await Promise.all([
    orderBasket(db, session, basket, choice, readOrder(choice, basket)),
    loadBuyer(db, session),
  ])
  const date = new Date()
  const render = (number: string) => basketDocument({ kind, basket, number, date, answer, shop, buyer })
  // A number is taken only when there is something to put under it.
  if (!render('')) throw apiErrors.emptyBasket()
  const day = shopClock(date.getTime(), shop.timeZone)
  const number = letters && (await nextNumber(db, session.shopId, kind, day.getUTCFullYear()))
  const document = render(number)
  if (!document) throw apiErrors.emptyBasket()
  const mark = number ? `${letters}-${number.replace('/', '-')}` : day.toISOString().slice(0, 10)
  return { document, name: `${name} ${mark}`, format }
}
