import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isSectionsAnswer } from './answer-shapes'
import { keys } from './keys'

/** 000 §9. */
const DEPTH = 4
const HOUR = 3_600_000

const dayOf = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 10).split('-').reverse().join('.')

/** The tree of sections: GET /v3/api/catalog/sections/. `datereq` lets an answer be cached for the day (AMB-81). */
export const sectionsQuery = ({ api, platform }: Kernel) =>
  queryOptions({
    queryKey: keys.sections,
    queryFn: ({ signal }) =>
      api.get(
        '/v3/api/catalog/sections/',
        { depth: DEPTH, new: 'Y', mode: 'cache', datereq: dayOf(platform.now()) },
        { signal, shape: isSectionsAnswer },
      ),
    staleTime: HOUR,
  })
