import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { BasketSort } from '../model/basket-sort'
import type { RememberedChoice } from '../model/order-choice'

/** Query keys of this part. Everything under `rows` is out of date when a basket has changed. */
export const basketKeys = {
  rows: ['mf-basket', 'rows'],
  orderBaskets: (basket: BasketType) => ['mf-basket', 'rows', 'order', basket],
  orderBasket: (basket: BasketType, sort: BasketSort, choice: RememberedChoice) => [
    'mf-basket',
    'rows',
    'order',
    basket,
    sort,
    choice,
  ],
  miniBasket: (basket: BasketType) => ['mf-basket', 'rows', 'mini', basket],
  productByCode: (code: string) => ['mf-basket', 'product-by-code', code],
  points: ['mf-basket', 'points'],
  tradePoints: ['mf-basket', 'trade-points'],
} as const
