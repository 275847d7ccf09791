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
  addresses: ['mf-basket', 'addresses'],
  tradePoints: ['mf-basket', 'trade-points'],
} as const
