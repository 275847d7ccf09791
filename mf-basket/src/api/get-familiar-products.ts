import { isListOf, isNumber, isObjectWith, isProduct, productFields } from '@prilavok/shared-kernel/api'
import type { BoughtAnswer, BoughtProduct, Product, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const bought = isObjectWith<BoughtAnswer>({
  ITEMS: isListOf(isObjectWith<BoughtProduct>({ ...productFields, USUAL_QUANTITY: isNumber })),
})
const bestSellers = isObjectWith<ProductsAnswer>({ ITEMS: isListOf(isProduct) })

/** Enough to find one that fits a sum. */
const LIMIT = 50
const BEST_SELLERS = 12

/** What this customer buys again and again: GET /v3/api/client/bought/. Only for those who are logged in; another back end may lack it. */
export const boughtQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.bought,
    queryFn: async ({ signal }): Promise<BoughtProduct[]> =>
      (await api.get('/v3/api/client/bought/', { limit: LIMIT }, { signal, shape: bought })).ITEMS,
    meta: { errors: 'silent' },
    retry: false,
  })

/** What the shop sells most: GET /v3/api/catalog/marks/carousel/. */
export const bestSellersQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.bestSellers,
    queryFn: async ({ signal }): Promise<Product[]> =>
      (
        await api.get(
          '/v3/api/catalog/marks/carousel/',
          { limit: BEST_SELLERS },
          { signal, shape: bestSellers },
        )
      ).ITEMS,
    meta: { errors: 'silent' },
  })
