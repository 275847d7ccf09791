import { isObjectWith } from '@prilavok/shared-kernel/api'
import type { Offer, OfferAnswer, OfferItem } from '@prilavok/shared-kernel/contract'
import { PAGE_SIZE_DEFAULT } from '@prilavok/shared-kernel/contract/page-sizes'
import { isApiError } from '@prilavok/shared-kernel/errors'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { isOffer } from './get-offers'
import { keys } from './keys'

const shape = isObjectWith<OfferAnswer>({ ITEM: isOffer })

/** An offer; its products are a page of their own. */
export type OfferDetail = Omit<Offer, 'ITEMS'>

/** An offer and a page of its products, which stand where a change of the basket finds them. */
export interface OfferWithItems {
  /** null: there is no such offer. */
  OFFER: OfferDetail | null
  ITEMS: readonly OfferItem[]
}

const NONE: OfferWithItems = { OFFER: null, ITEMS: [] }

const read = async (
  { api }: Kernel,
  id: number,
  page: number,
  signal: AbortSignal,
): Promise<OfferWithItems> => {
  const range = { limit: PAGE_SIZE_DEFAULT, offset: (page - 1) * PAGE_SIZE_DEFAULT }
  try {
    const { ITEM } = await api.get(`/v3/api/client/offer/${id}/`, range, { signal, shape })
    const { ITEMS, ...OFFER } = ITEM
    return { OFFER, ITEMS }
  } catch (error) {
    if (isApiError(error) && error.status === 404) return NONE
    throw error
  }
}

/** GET /v3/api/client/offer/{id}/; once more when the basket changed meanwhile: counts may be from before. @param page from 1 */
export const offerQuery = (kernel: Kernel, offerId: string, page: number) =>
  queryOptions({
    queryKey: keys.offer(Number(offerId), page),
    queryFn: async ({ signal }) => {
      const before = kernel.basket.version()
      const found = await read(kernel, Number(offerId), page, signal)
      return kernel.basket.version() === before ? found : read(kernel, Number(offerId), page, signal)
    },
  })
