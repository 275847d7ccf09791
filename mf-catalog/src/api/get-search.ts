import type { SearchAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

/** The corrected query and the sections that fit: GET /v1/search/catalog/ (AMB-28). */
export const searchQuery = ({ api }: Kernel, q: string) =>
  queryOptions({
    queryKey: [...keys.search, q],
    queryFn: ({ signal }) => api.get<SearchAnswer>('/v1/search/catalog/', { q }, { signal }),
  })
