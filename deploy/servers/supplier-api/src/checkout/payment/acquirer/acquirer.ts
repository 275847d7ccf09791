import type { Kopecks } from '../../../platform/money'
import type { Receipt } from '../receipt'

/** An attempt to be paid. */
export interface PaymentRequest {
  shopId: number
  /** A repeated call with the same key is the same payment. */
  key: string
  amount: Kopecks
  currency: string
  /** For the buyer: «Заказ № 1-000123». */
  description: string
  /** Where the buyer comes back to. */
  returnUrl: string
  /** What is paid for, for the fiscal receipt of 54-FZ. Its rows come to `amount`. */
  receipt: Receipt
}

export interface StartedPayment {
  /** The acquirer's name of the payment. */
  providerId: string
  /** Where the buyer pays. */
  url: string
}

/** What the acquirer says of a payment. */
export interface PaymentReport {
  status: 'pending' | 'succeeded' | 'rejected'
  /** What was, or is to be, taken from the buyer. */
  amount: Kopecks
  currency: string
  refunded: Kopecks
}

export interface RefundRequest {
  shopId: number
  /** A repeated call with the same key is the same refund. */
  key: string
  providerId: string
  amount: Kopecks
  currency: string
  /** Of the payment. Where only a part of it goes back, its rows come to more than `amount`. */
  receipt: Receipt
}

/** Whoever takes the buyers' money. Every call may throw `AcquirerError`. */
export interface Acquirer {
  code: 'none' | 'sandbox' | 'yookassa'
  /** Whether it takes payments for this shop; where it does not, paying online is not offered. */
  serves(shopId: number): boolean
  /** Origins of the pages that a buyer is sent to, besides the shop's own: `https://yoomoney.ru`. */
  origins: readonly string[]
  start(request: PaymentRequest): Promise<StartedPayment>
  /** @returns null when the acquirer knows no such payment of this shop */
  read(shopId: number, providerId: string): Promise<PaymentReport | null>
  /** @returns whether the money has gone back already; if not, it is asked again later */
  refund(request: RefundRequest): Promise<boolean>
  /** The payment that a notification is about: only its name is believed, the rest is read anew. */
  paymentOfNotice(body: unknown): string | null
}

/** `unavailable`: nothing is known, try again with the same key. `rejected`: it will not be done as asked. */
export class AcquirerError extends Error {
  override readonly name = 'AcquirerError'

  constructor(
    readonly code: 'unavailable' | 'rejected',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
