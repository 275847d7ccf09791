import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { LoyaltyStatusAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<LoyaltyStatusAnswer>({ SUCCESS: isText })

/** POST /v3/api/client/loyalty/set_status/. SUCCESS N: `errors.query_error` says why. @throws ApiError */
export const setLoyaltyStatus = ({ api }: Kernel, statusId: number): Promise<LoyaltyStatusAnswer> =>
  api.post('/v3/api/client/loyalty/set_status/', { status_id: statusId }, { shape })
