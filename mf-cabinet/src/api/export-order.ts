import { isObjectWith, isText, type Shape } from '@prilavok/shared-kernel/api'
import type { OrderExportAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

const isExported: Shape<Pick<OrderExportAnswer, 'FILENAME'>> = isObjectWith({ FILENAME: isText })

/**
 * POST /v3/api/client/order/ with action=export: the path of the order as a workbook, for an hour (CAB-049).
 * @throws ApiError
 */
export async function exportOrder({ api }: Kernel, orderId: number, signal: AbortSignal): Promise<string> {
  const body = { action: 'export', order_id: orderId }
  const { FILENAME } = await api.post('/v3/api/client/order/', body, { shape: isExported, signal })
  return FILENAME
}
