import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { BasketSentAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<BasketSentAnswer>({ SUCCESS: isText })

/** Sends the main basket by e-mail: GET /v3/api/client/basket/send/. @throws ApiError */
export const sendBasket = ({ api }: Kernel, email: string): Promise<BasketSentAnswer> =>
  api.get('/v3/api/client/basket/send/', { email }, { shape })
