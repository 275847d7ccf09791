import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { InfoAnswer, InfoItem, PageLink, PageListType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const HOUR = 3_600_000
const shape = isObjectWith<InfoAnswer>({
  ITEMS: isListOf(isObjectWith<InfoItem>({ CODE: isText, TITLE: isText })),
})

/**
 * Content pages that the layout links to: GET /v3/api/info/{type}/. A page that the edge has rendered brings them along
 * (`RenderJob.pageLists`); the layout is whole without them, so an error is silent.
 */
export const pageListQuery = ({ api }: Kernel, type: PageListType) =>
  queryOptions({
    queryKey: keys.pageList(type),
    queryFn: async ({ signal }): Promise<readonly PageLink[]> => {
      const { ITEMS } = await api.get(`/v3/api/info/${type}/`, {}, { signal, shape })
      return ITEMS.map(({ CODE, TITLE }) => ({ CODE, TITLE }))
    },
    staleTime: HOUR,
    meta: { errors: 'silent' },
  })
