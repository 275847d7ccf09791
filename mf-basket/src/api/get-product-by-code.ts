import { isObjectWith, isProduct } from '@prilavok/shared-kernel/api'
import type { ProductByCodeAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

/** Length of a product code (000 §9). */
export const CODE_LENGTH = 6

const shape = isObjectWith<ProductByCodeAnswer>({ PRODUCT: isProduct })

/** The product of a six-digit code, or an error with its code: GET /v3/api/catalog/product/ with code1c. */
export const productByCodeQuery = ({ api }: Kernel, code: string) =>
  queryOptions({
    queryKey: keys.productByCode(code),
    queryFn: async ({ signal }) => {
      const answer = await api.get('/v3/api/catalog/product/', { code1c: code }, { signal, shape })
      return answer.PRODUCT
    },
    // The form says it, and the basket is there without it.
    meta: { errors: 'inline', isFurther: true },
    enabled: code.length === CODE_LENGTH,
    staleTime: 0,
    gcTime: 0,
  })
