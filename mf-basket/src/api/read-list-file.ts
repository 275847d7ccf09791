import { isListOf, isNumber, isObjectWith, isText, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketType, ListFileResponse, ListFileRow } from '@prilavok/shared-kernel/contract'
import type { SendOptions } from '@prilavok/shared-kernel/files'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isV4(
  isObjectWith<ListFileResponse>({
    SHEETS: isListOf(isText),
    SHEET: isNumber,
    ROWS: isListOf(isObjectWith<ListFileRow>({ CELLS: isListOf(isText) })),
  }),
)

/**
 * What stands in a workbook: POST /v4/api/client/order_basket/{basketType}/list_file/.
 * @param sheet which one, from 0. @default the first one with a table
 * @throws ApiError
 */
export async function readListFile(
  { api }: Kernel,
  basket: BasketType,
  { file, sheet }: { file: File; sheet?: number | undefined },
  options: SendOptions,
): Promise<ListFileResponse> {
  const path = `/v4/api/client/order_basket/${basket}/list_file/`
  const { response } = await api.post(path, sheet === undefined ? { file } : { file, sheet }, {
    ...options,
    shape,
  })
  return response
}
