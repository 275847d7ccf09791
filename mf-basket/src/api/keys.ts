import type { BasketType } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { BasketSort } from '../model/basket-sort'
import type { RememberedChoice } from '../model/order-choice'

const rows = (basket: BasketType) => [...queryKeys.basketRows, basket]

/** Query keys of this part. Rows of baskets lie under the kernel's key: they are loaded anew when a basket has changed. */
export const keys = {
  orderBasket: (basket: BasketType, sort: BasketSort, choice: RememberedChoice) => [
    ...rows(basket),
    'order',
    sort,
    choice,
  ],
  miniBasket: (basket: BasketType) => [...rows(basket), 'mini'],
  productByCode: (code: string) => ['mf-basket', 'product-by-code', code],
  analogs: (productId: number) => ['mf-basket', 'analogs', productId],
  /** Whether an order whose answer was lost has been made. */
  sentOrder: (basket: BasketType) => ['mf-basket', 'sent-order', basket],
  /** What became of orders that were sent before the form was opened. */
  earlierOrder: (basket: BasketType) => ['mf-basket', 'earlier-order', basket],
  lastOrder: ['mf-basket', 'last-order'],
  loyaltyBalance: ['mf-basket', 'loyalty-balance'],
  giftSums: ['mf-basket', 'gift-sums'],
  bought: ['mf-basket', 'bought'],
  bestSellers: ['mf-basket', 'best-sellers'],
} as const
