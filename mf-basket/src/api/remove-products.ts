import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { callBasket } from './basket-method'
import { replaceProducts } from './replace-products'

const PATH = '/v3/api/client/basket/'
const zeroes = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, 0]))

/** Removes products, all with one request (BAS-008). The bonus basket knows no delete flag: its counts are set to 0. @throws ApiError */
export const removeProducts = (
  kernel: Kernel,
  basket: BasketType,
  ids: readonly number[],
): Promise<BasketMethodResponse> =>
  basket === 'loyalty'
    ? replaceProducts(kernel, basket, zeroes(ids))
    : callBasket(kernel, basket, PATH, { products: zeroes(ids), delete: 'Y' })

/** Empties a basket: products=all (000 §4). @throws ApiError */
export const clearBasket = (
  kernel: Kernel,
  basket: BasketType,
  ids: readonly number[],
): Promise<BasketMethodResponse> =>
  basket === 'loyalty'
    ? removeProducts(kernel, basket, ids)
    : callBasket(kernel, basket, PATH, { products: 'all' })
