import { isBasketMethodResponse, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketType, FromExcelResponse } from '@prilavok/shared-kernel/contract'
import type { SendOptions } from '@prilavok/shared-kernel/files'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const shape = isV4<FromExcelResponse>((answer): answer is FromExcelResponse => isBasketMethodResponse(answer))

/**
 * Adds the products of a table of codes and counts: POST /v4/api/client/order_basket/{basketType}/from_excel/ (AMB-40).
 * @param table.key sent again with it, the table adds nothing more and is answered as it was the first time
 * @throws ApiError
 */
export async function loadTable(
  { api }: Kernel,
  basket: BasketType,
  { file, key }: { file: File; key: string },
  options: SendOptions,
): Promise<FromExcelResponse> {
  const path = `/v4/api/client/order_basket/${basket}/from_excel/`
  const { response } = await api.post(path, { idempotency_key: key, file }, { ...options, shape })
  return response
}
