import { isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Order, OrderActionAnswer, OrderStatus, PaymentType } from '@prilavok/shared-kernel/contract'

/** What the list and the page of an order go into. */
export const orderFields = {
  ID: isNumber,
  ORDER_NUMBER: isText,
  STATUS: isObjectWith<OrderStatus>({ STATUS_CODE: isText, STATUS_NAME: isText }),
  CLIENT: isObjectWith<Order['CLIENT']>({}),
  USER: isObjectWith<Order['USER']>({}),
  PAYMENT_TYPE: isObjectWith<PaymentType>({}),
}

export const isOrderActionAnswer = isObjectWith<OrderActionAnswer>({ SUCCESS: isText })
