import { isListOf, isNullOr, isObjectWith, isSection } from '@prilavok/shared-kernel/api'
import type { SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<SectionAnswer>({
  ITEM: isNullOr(isSection),
  PATH: isListOf(isSection),
  CHILDREN: isListOf(isSection),
})

/** A section with its ancestors and children: GET /v3/api/catalog/section/{id}/. `ITEM` is null when it is unknown. */
export const sectionQuery = ({ api }: Kernel, sectionId: string) =>
  queryOptions({
    queryKey: [...keys.section, sectionId],
    queryFn: ({ signal }) => api.get(`/v3/api/catalog/section/${sectionId}/`, {}, { signal, shape }),
  })
