import type { PointsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { basketKeys } from './basket-keys'

/** Delivery addresses of the client: GET /v3/api/client/point. Refused to guests. */
export const pointsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: basketKeys.points,
    queryFn: async ({ signal }) =>
      (await api.get<PointsAnswer>('/v3/api/client/point', {}, { signal })).ITEMS,
  })
