import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Mark, MarksAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<MarksAnswer>({
  ITEMS: isListOf(isObjectWith<Mark>({ CODE: isText, TITLE: isText })),
})
const HOUR = 3_600_000

/** Badges that products of the shop carry: GET /v3/api/catalog/marks/. */
export const marksQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.marks,
    queryFn: ({ signal }) => api.get('/v3/api/catalog/marks/', {}, { signal, shape }),
    staleTime: HOUR,
  })
