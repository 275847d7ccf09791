import { isObjectWith, isText, isV4 } from '@prilavok/shared-kernel/api'
import type { BasketType, FilenameAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { readBasketSort } from '../model/basket-sort'
import { readRememberedChoice } from '../model/order-choice'

/** Documents that the API makes of a basket (AMB-19). */
export type BasketDocument = 'tender_invoice' | 'basket_file' | 'commercial_offer'

const shape = isV4(isObjectWith<FilenameAnswer>({ FILENAME: isText }))

/**
 * GET /v4/api/client/order_basket/{basketType}/{document}/: the path of the basket as a file, with rows and sums as the page shows
 * them.
 * @throws ApiError
 */
export async function getBasketDocument(
  kernel: Kernel,
  basket: BasketType,
  document: BasketDocument,
  signal: AbortSignal,
): Promise<string> {
  const { SORT: sort, ORDER: order } = readBasketSort(kernel, basket)
  const { response } = await kernel.api.get(
    `/v4/api/client/order_basket/${basket}/${document}/`,
    { sort, order, ...readRememberedChoice(kernel) },
    { signal, shape },
  )
  return response.FILENAME
}
