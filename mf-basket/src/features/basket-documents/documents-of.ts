import type { BasketInfo, BasketType } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { BasketDocument } from '../../api/get-basket-document'

/** A document that a basket offers, with the format of its file. */
export interface OfferedDocument {
  type: BasketDocument
  format: 'PDF' | 'XLSX'
}

/** An offer is made where the shop makes any (AMB-19); points are no money, so the bonus basket is a table alone. */
export function documentsOf(
  basket: BasketType,
  { COMMERCIAL_OFFER }: Pick<BasketInfo, 'COMMERCIAL_OFFER'>,
): OfferedDocument[] {
  const table: OfferedDocument = { type: 'basket_file', format: 'XLSX' }
  if (basket === 'loyalty') return [table]
  const offer: OfferedDocument[] = isYes(COMMERCIAL_OFFER)
    ? [{ type: 'commercial_offer', format: 'PDF' }]
    : []
  return [{ type: 'tender_invoice', format: 'PDF' }, table, ...offer]
}
