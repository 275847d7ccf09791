import { isListOf, isNullOr, isObjectWith, isSection, isText } from '@prilavok/shared-kernel/api'
import type { SearchAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<SearchAnswer>({ SUGGEST: isNullOr(isText), SECTIONS: isListOf(isSection) })

/** The corrected query and the sections that fit: GET /v1/search/catalog/ (AMB-28). */
export const searchQuery = ({ api }: Kernel, q: string) =>
  queryOptions({
    queryKey: [...keys.search, q],
    queryFn: ({ signal }) => api.get('/v1/search/catalog/', { q }, { signal, shape }),
  })
