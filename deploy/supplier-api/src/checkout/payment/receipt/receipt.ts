import type { Kopecks } from '../../../platform/money'

/** A line of a receipt: so many of something at a price. */
export interface ReceiptRow {
  name: string
  quantity: number
  /** Of one. */
  price: Kopecks
  subject: 'goods' | 'service'
}

/**
 * What a fiscal receipt says of a payment (54-FZ). The cash register that prints it is the acquirer's or the supplier's; money
 * comes before the goods here, so it is one of full prepayment.
 */
export interface Receipt {
  buyer: { email: string; phone: string; name: string; inn: string }
  /** Percent of VAT in every price; null: sold without VAT. */
  vat: number | null
  rows: ReceiptRow[]
}
