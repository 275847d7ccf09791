import type { SectionAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

/** A section with its ancestors and children: GET /v3/api/catalog/section/{id}/. `ITEM` is null when it is unknown. */
export const sectionQuery = ({ api }: Kernel, sectionId: string) =>
  queryOptions({
    queryKey: [...keys.section, sectionId],
    queryFn: ({ signal }) => api.get<SectionAnswer>(`/v3/api/catalog/section/${sectionId}/`, {}, { signal }),
  })
