import { isListOf, isNumber, isObjectWith, productFields } from '@prilavok/shared-kernel/api'
import type { BoughtAnswer, BoughtProduct } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<BoughtAnswer>({
  ITEMS: isListOf(isObjectWith<BoughtProduct>({ ...productFields, USUAL_QUANTITY: isNumber })),
})

const LIMIT = 50

/** What this customer buys again and again, the most frequent first: GET /v3/api/client/bought/. Another back end may lack it (404). */
export const boughtQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.bought,
    queryFn: ({ signal }) => api.get('/v3/api/client/bought/', { limit: LIMIT }, { signal, shape }),
    meta: { errors: 'silent' },
  })
