import { isListOf, isNumber, isObjectWith, isText, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketProduct, BasketType, MiniBasketResponse } from '@prilavok/shared-kernel/contract'
import { QUERY_LIMIT } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { queryOptions } from '@tanstack/react-query'

const heldFields = { ID: isNumber, NAME: isText, QUANTITY: isNumber }
const shape = isV4(
  isObjectWith<MiniBasketResponse>({ PRODUCTS: isListOf(isObjectWith<BasketProduct>(heldFields)) }),
)

/** What a basket holds, gifts included: GET /v4/api/client/basket/{basketType}/get/. */
export async function getHeldProducts(
  { api }: Kernel,
  basket: BasketType,
  signal?: AbortSignal,
): Promise<BasketProduct[]> {
  const path = `/v4/api/client/basket/${basket}/get/`
  const { response } = await api.get(
    path,
    { offset: 0, limit: QUERY_LIMIT },
    { shape, ...(signal && { signal }) },
  )
  return response.PRODUCTS
}

/** How many of each product a basket holds; what it does not hold is absent. */
export const heldCountsQuery = (kernel: Kernel, basket: BasketType) =>
  queryOptions({
    queryKey: [...queryKeys.basketRows, basket, 'held'],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, number>> =>
      new Map((await getHeldProducts(kernel, basket, signal)).map(({ ID, QUANTITY }) => [ID, QUANTITY])),
  })
