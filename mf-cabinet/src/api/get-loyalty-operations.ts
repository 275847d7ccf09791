import { isListOf, isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { LoyaltyOperation, LoyaltyOperationsAnswer } from '@prilavok/shared-kernel/contract'
import { LOYALTY_PAGE_SIZE } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { OperationParams } from '../model/operation-params'
import { keys } from './keys'
import { readAll } from './read-all'

const shape = isObjectWith<LoyaltyOperationsAnswer>({
  ITEMS: isListOf(
    isObjectWith<LoyaltyOperation>({
      POINTS: isNumber,
      STATUS: isObjectWith<LoyaltyOperation['STATUS']>({}),
      OPERATION_TYPE: isObjectWith<LoyaltyOperation['OPERATION_TYPE']>({}),
    }),
  ),
  NAV: isObjectWith<LoyaltyOperationsAnswer['NAV']>({ CNT: isNumber }),
})

interface Range {
  limit: number
  offset: number
}

/** GET /v3/api/client/loyalty/operations/ (AMB-45). */
const readOperations = (
  { api }: Kernel,
  { sort, order, type }: OperationParams,
  { limit, offset }: Range,
  signal: AbortSignal,
): Promise<LoyaltyOperationsAnswer> =>
  api.get(
    '/v3/api/client/loyalty/operations/',
    { limit, offset, sort, order, ...(type ? { type } : {}) },
    { signal, shape },
  )

/** Operations of a page. Offset is (page-1)*limit. */
export const loyaltyOperationsQuery = (kernel: Kernel, params: OperationParams) =>
  queryOptions({
    queryKey: keys.loyaltyOperations(params),
    queryFn: ({ signal }) => {
      const offset = (params.page - 1) * LOYALTY_PAGE_SIZE
      return readOperations(kernel, params, { limit: LOYALTY_PAGE_SIZE, offset }, signal)
    },
  })

/** Operations of all pages. @throws ApiError */
export const readAllOperations = (
  kernel: Kernel,
  params: OperationParams,
  signal: AbortSignal,
): Promise<LoyaltyOperation[]> => readAll((range) => readOperations(kernel, params, range, signal))
