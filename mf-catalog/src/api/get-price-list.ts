import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { FilenameAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isObjectWith<FilenameAnswer>({ FILENAME: isText })
/** A large catalogue takes the server a while to write down. */
const TIMEOUT_MS = 120_000

/**
 * Path of a price list with the whole catalogue or one section, as a file: GET /v3/api/catalog/section/ with type=export (AMB-71).
 * Customers only. @throws ApiError
 */
export const getPriceList = async (
  { api }: Kernel,
  sectionId: number | undefined,
  signal: AbortSignal,
): Promise<string> => {
  const filter = sectionId === undefined ? {} : { filter: { SECTION_ID: sectionId } }
  const { FILENAME } = await api.get(
    '/v3/api/catalog/section/',
    { type: 'export', ...filter },
    { shape, signal, timeoutMs: TIMEOUT_MS },
  )
  return FILENAME
}
