import { isNumber, isObjectWith, productFields } from '@prilavok/shared-kernel/api'
import type { BasketProduct } from '@prilavok/shared-kernel/contract'

/** A row: a product with its count and its sum. */
export const isBasketProduct = isObjectWith<BasketProduct>({
  ...productFields,
  QUANTITY: isNumber,
  SUM: isNumber,
})
