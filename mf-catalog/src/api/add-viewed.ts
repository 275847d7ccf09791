import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { ViewedChangedAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<ViewedChangedAnswer>({ CNT: isNumber })

/** Notes that a product was looked at: POST /v3/api/catalog/viewed/. @throws ApiError */
export const addViewed = ({ api }: Kernel, productId: number) =>
  api.post('/v3/api/catalog/viewed/', { product_id: productId }, { shape })
