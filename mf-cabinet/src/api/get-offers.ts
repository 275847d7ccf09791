import { isListOf, isNumber, isObjectWith, isText, productFields } from '@prilavok/shared-kernel/api'
import type {
  Mark,
  Nav,
  Offer,
  OfferItem,
  OfferListAnswer,
  OfferPresent,
} from '@prilavok/shared-kernel/contract'
import { CABINET_PAGE_SIZE } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import type { OfferParams, OfferTypeParam } from '../model/offer-params'
import { keys } from './keys'

/** What the list and the page of an offer go into. */
export const isOffer = isObjectWith<Offer>({
  ID: isNumber,
  TYPE: isText,
  TITLE: isText,
  MARKS: isListOf(isObjectWith<Mark>({})),
  PRESENTS: isListOf(isObjectWith<OfferPresent>(productFields)),
  ITEMS: isListOf(isObjectWith<OfferItem>(productFields)),
  NAV: isObjectWith<Nav>({ CNT: isNumber }),
})
const shape = isObjectWith<OfferListAnswer>({
  ITEMS: isListOf(isOffer),
  NAV: isObjectWith<Nav>({ CNT: isNumber }),
})

const readOffers = (
  { api }: Kernel,
  { type, active }: Pick<OfferParams, 'type' | 'active'>,
  range: { limit: number; offset: number },
  signal: AbortSignal,
): Promise<OfferListAnswer> =>
  api.get(
    '/v3/api/client/offer/',
    { ...(type ? { type } : {}), ...(active ? { active: 'Y' } : {}), ...range },
    { signal, shape },
  )

/** Offers of a page: GET /v3/api/client/offer/ (AMB-61). Offset is (page-1)*limit. */
export const offersQuery = (kernel: Kernel, params: OfferParams) =>
  queryOptions({
    queryKey: keys.offerList(params),
    queryFn: ({ signal }) => {
      const offset = (params.page - 1) * CABINET_PAGE_SIZE
      return readOffers(kernel, params, { limit: CABINET_PAGE_SIZE, offset }, signal)
    },
  })

/** How many offers there are of each type; '' is all of them. */
export type OfferCounts = Readonly<Record<OfferTypeParam | '', number>>

/** The same call, each time for one offer: its NAV counts all of them. */
export const offerCountsQuery = (kernel: Kernel, active: boolean) =>
  queryOptions({
    queryKey: keys.offerCounts(active),
    queryFn: async ({ signal }): Promise<OfferCounts> => {
      const count = async (type: OfferParams['type']) =>
        (await readOffers(kernel, { type, active }, { limit: 1, offset: 0 }, signal)).NAV.CNT
      const [all, special, gifts] = await Promise.all([count(''), count('special_price'), count('gift_sum')])
      return { '': all, special_price: special, gift_sum: gifts }
    },
    meta: { errors: 'silent' },
  })
