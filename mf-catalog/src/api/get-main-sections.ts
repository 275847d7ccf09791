import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isSectionsAnswer } from './answer-shapes'
import { keys } from './keys'

const HOUR = 3_600_000

/** Sections of the first level: GET /v3/api/catalog/sectionsmain/. */
export const mainSectionsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.mainSections,
    queryFn: ({ signal }) =>
      api.get('/v3/api/catalog/sectionsmain/', {}, { signal, shape: isSectionsAnswer }),
    staleTime: HOUR,
  })
