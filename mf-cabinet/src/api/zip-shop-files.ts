import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { FilenameAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<FilenameAnswer>({ FILENAME: isText })

/** GET /v3/api/client/shop_files/zip/: the path of all files of the shop in one archive (CAB-063). @throws ApiError */
export const zipShopFiles = async ({ api }: Kernel, signal: AbortSignal): Promise<string> =>
  (await api.get('/v3/api/client/shop_files/zip/', {}, { signal, shape })).FILENAME
