import type { Flag } from './shop'

/** POST /v3/api/client/payment/type/{orderId}/{paymentType}/. An answer of status 200 may carry errors (001 §4). */
export interface PaymentTypeAnswer {
  SUCCESS: Flag
  errors?: { query_error: string; payment_type: string }
}

/** GET /v3/api/payment/{orderId}/url/ */
export interface PaymentUrlAnswer {
  /** Where the buyer pays: opened in a new window. */
  url: string
}
