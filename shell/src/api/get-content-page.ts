import { isObjectWith } from '@prilavok/shared-kernel/api'
import type { ContentAnswer } from '@prilavok/shared-kernel/contract'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'
import { isBlockList, readableBlocks } from './readable-blocks'

const shape = isObjectWith<ContentAnswer>({ ITEMS: isBlockList })

const isUnknown = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'answer' && error.status === 404

/** A content page: GET /v1/content/{path}/; null for a code that the shop does not have. @param path `front_up/delivery` */
export const contentPageQuery = ({ api }: Kernel, path: string) =>
  queryOptions({
    queryKey: keys.contentPage(path),
    queryFn: async ({ signal }): Promise<ContentAnswer | null> => {
      try {
        const answer = await api.get(`/v1/content/${path}/`, {}, { signal, shape })
        return { ...answer, ITEMS: readableBlocks(answer.ITEMS) }
      } catch (error) {
        if (isUnknown(error)) return null
        throw error
      }
    },
  })
