import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { callBasket, type Quantities } from './basket-method'

/** Adds to what is there: POST /v4/api/client/basket/{basketType}/add/. @throws ApiError */
export const addProducts = (
  kernel: Kernel,
  basket: BasketType,
  products: Quantities,
): Promise<BasketMethodResponse> =>
  callBasket(kernel, basket, `/v4/api/client/basket/${basket}/add/`, { products })
