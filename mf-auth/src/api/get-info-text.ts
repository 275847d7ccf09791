import { isListOf, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { ContentBlock, InfoAnswer, InfoItem } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<InfoAnswer>({
  ITEMS: isListOf(
    isObjectWith<InfoItem>({ TITLE: isText, BLOCKS: isListOf(isObjectWith<ContentBlock>({})) }),
  ),
})

/** A text of the shop by its code: GET /v3/api/info/{code}/; null where the shop has none. */
export const infoTextQuery = ({ api }: Kernel, code: string) =>
  queryOptions({
    queryKey: keys.infoText(code),
    queryFn: async ({ signal }) =>
      (await api.get(`/v3/api/info/${code}/`, {}, { signal, shape })).ITEMS[0] ?? null,
    meta: { errors: 'inline' },
  })
