import { isListOf, isObjectWith } from '@prilavok/shared-kernel/api'
import type { InfoAnswer, InfoItem } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { isBlockList, readableBlocks } from './readable-blocks'

const shape = isObjectWith<InfoAnswer>({
  ITEMS: isListOf(isObjectWith<InfoItem>({ BLOCKS: isBlockList })),
})

/**
 * Texts of the shop: GET /v3/api/info/{name}/. Its caller shows where they are missing.
 * @param name type of pages, or code of a text
 * @param element of a type: code of the one page; of a text: id of the block where the part begins. @default all of it
 */
export const infoQuery = ({ api }: Kernel, name: string, element?: string) =>
  queryOptions({
    queryKey: keys.info(name, element),
    queryFn: async ({ signal }) => {
      const { ITEMS } = await api.get(`/v3/api/info/${name}/`, element ? { element } : {}, { signal, shape })
      return ITEMS.map((item) => ({ ...item, BLOCKS: readableBlocks(item.BLOCKS) }))
    },
    meta: { errors: 'inline' },
  })
