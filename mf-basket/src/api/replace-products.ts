import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { callBasket, type Quantities } from './basket-method'

const PATHS: Record<BasketType, string> = {
  main: '/v3/api/client/basket/replace/',
  loyalty: '/v4/api/client/order_basket/loyalty/replace/',
}

/** Sets counts of products, whatever they were; the call differs by basket (AMB-11). @throws ApiError */
export const replaceProducts = (
  kernel: Kernel,
  basket: BasketType,
  products: Quantities,
): Promise<BasketMethodResponse> => callBasket(kernel, basket, PATHS[basket], { products })
