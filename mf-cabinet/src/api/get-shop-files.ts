import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { ClientFile, ShopFilesAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<ShopFilesAnswer>({
  ITEMS: isListOf(isObjectWith<ClientFile>({ ID: isNumber, NAME: isText, PATH: isText })),
})

/** Files that the shop publishes, for as long as their links hold (an hour or two): GET /v3/api/client/shop_files/. */
export const shopFilesQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.shopFiles,
    queryFn: async ({ signal }) => (await api.get('/v3/api/client/shop_files/', {}, { signal, shape })).ITEMS,
  })
