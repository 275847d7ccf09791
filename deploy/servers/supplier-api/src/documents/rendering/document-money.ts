import type { OrderProduct } from '@prilavok/shared-kernel/contract'
import { type Kopecks, kopecks } from '../../platform/money'
import type { DocumentRow, TableDocument } from './document'
import { sumInWords } from './sum-in-words'
import { type ShopDay, taxOf } from './tax'

/** How a document counts. */
interface Terms extends ShopDay {
  /** In bonus points, which are whole and have no tax. */
  isPoints: boolean
  currency: string
  /** TAX_TYPE of the shop. */
  taxType: string
}

/** Kopecks of an answer's roubles, or its whole points. */
export const amountOf = (value: number, isPoints: boolean): number =>
  isPoints ? Math.round(value) : kopecks(value)

type RowProduct = Pick<OrderProduct, 'GIFT' | 'UP_CODE_1C' | 'NAME' | 'PACK' | 'QUANTITY'>

/** A product of a basket or an order as a row: a gift says that it is one, and costs nothing. */
export function toRow(product: RowProduct, price: number, sum: number): DocumentRow {
  const isGift = product.GIFT === 'Y'
  return {
    code: isGift ? '' : product.UP_CODE_1C,
    name: isGift ? `${product.NAME} (подарок)` : product.NAME,
    unit: product.PACK === 'Y' ? 'уп.' : 'шт.',
    quantity: product.QUANTITY,
    price: isGift ? 0 : price,
    sum: isGift ? 0 : sum,
    isGift,
  }
}

type Money = Pick<TableDocument, 'rows' | 'delivery' | 'total' | 'tax' | 'currency' | 'words'>

/** What a document says of money. @param delivery null when nothing is delivered */
export function moneyOf(rows: DocumentRow[], delivery: Kopecks | null, terms: Terms): Money {
  const { isPoints, currency, taxType } = terms
  const total = rows.reduce((sum, row) => sum + row.sum, 0) + (delivery ?? 0)
  const isRoubles = !isPoints && currency === 'RUB'
  return {
    ...{ rows, delivery, total },
    tax: isPoints ? null : taxOf(taxType, total, terms),
    currency: isPoints ? 'Б' : isRoubles ? '₽' : currency,
    words: isRoubles ? sumInWords(total) : '',
  }
}
