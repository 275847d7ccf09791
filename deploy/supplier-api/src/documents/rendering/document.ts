import type { ShopSign } from '../../content/shop/shop-sign'
import type { Kopecks } from '../../platform/money'

export type PaperKind = 'tender_invoice' | 'basket_file' | 'commercial_offer' | 'order'

/** Who sells or buys, as a paper names it. '' where it is not known. */
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

export interface PaperRow {
  /** Six digits; '' of a gift: a table with it, read as a list of goods, must not buy it. */
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

/** A paper before it is drawn: the same for a table and for a printed page. Sums are kopecks, in a paper of points points. */
export interface Paper {
  kind: PaperKind
  /** «Счёт для тендера № Т-2026/15 от 21 ноября 2026 г.» */
  title: string
  date: Date
  shop: ShopSign & { name: string; email: string; phones: string[] }
  seller: Party
  /** What a payment order needs; null when the shop does not say, or the paper is nothing to pay by. */
  bank: Bank | null
  signers: { director: string; accountant: string } | null
  buyer: Party | null
  /** Under the parties: delivery, payment, how long prices hold. */
  facts: { name: string; value: string }[]
  rows: PaperRow[]
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
