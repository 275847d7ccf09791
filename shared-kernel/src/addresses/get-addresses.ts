import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { AddressPoint, PointsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { queryOptions } from '@tanstack/react-query'

const shape = isObjectWith<PointsAnswer>({
  ITEMS: isListOf(isObjectWith<AddressPoint>({ ID: isNumber, ADDRESS: isText })),
})

/** Delivery addresses of the customer: GET /v3/api/client/point. Only for those who are logged in. */
export const addressesQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.addresses,
    queryFn: async ({ signal }) => (await api.get('/v3/api/client/point', {}, { signal, shape })).ITEMS,
  })
