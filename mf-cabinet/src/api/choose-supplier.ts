import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { SupplierChosenAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<SupplierChosenAnswer>({ SUCCESS: isText })

/** The supplier whose link was entered: POST /v3/api/client/info/ with selected_shop. SUCCESS N: there is no such link. @throws ApiError */
export const chooseSupplier = ({ api }: Kernel, link: string): Promise<SupplierChosenAnswer> =>
  api.post('/v3/api/client/info/', { selected_shop: link }, { shape })
