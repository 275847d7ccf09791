import type { ShopSign } from '../../content/shop/shop-sign'
import type { Kopecks } from '../../platform/money'

export type DocumentKind = 'tender_invoice' | 'basket_file' | 'commercial_offer' | 'order'

/** Who sells or buys, as a document names it. '' where it is not known. */
export interface Party {
  name: string
  inn: string
  kpp: string
  ogrn: string
  address: string
  phone: string
  email: string
}

export interface Bank {
  name: string
  /** BIK. */
  code: string
  account: string
  correspondAccount: string
}

export interface DocumentRow {
  /** Six digits; '' of a gift: a table with it, read as a list of products, must not buy it. */
  code: string
  name: string
  /** «шт.», «уп.» */
  unit: string
  quantity: number
  /** Kopecks, or whole points. */
  price: number
  sum: number
  isGift: boolean
}

/** A document with rows of products before it is rendered: the same for a workbook and for printed pages. Sums are kopecks, or points where it is in points. */
export interface TableDocument {
  kind: DocumentKind
  /** «Счёт для тендера № Т-2026/15 от 21 ноября 2026 г.» */
  title: string
  date: Date
  shop: ShopSign & { name: string; email: string; phones: string[] }
  seller: Party
  /** What a payment order needs; null when the shop does not say, or the document is nothing to pay by. */
  bank: Bank | null
  signers: { director: string; accountant: string } | null
  buyer: Party | null
  /** Under the parties: delivery, payment, how long prices hold. */
  facts: { name: string; value: string }[]
  rows: DocumentRow[]
  /** Null when nothing is delivered. */
  delivery: Kopecks | null
  total: number
  tax: { text: string; sum: Kopecks | null } | null
  /** «₽», «Б». */
  currency: string
  /** The total in words; '' for points and foreign currencies. */
  words: string
  /** Small print under the sums. */
  notes: string[]
}
