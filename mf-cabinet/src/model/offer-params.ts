import { readPage } from './read-page'

/** Types of offers as addresses and calls name them (001 §2); answers may write them in capitals (AMB-61). */
export const OFFER_TYPES = ['special_price', 'gift_sum'] as const
export type OfferTypeParam = (typeof OFFER_TYPES)[number]

const OFFERS_PATH = '/client/offers'

/** Which offers are shown. */
export interface OfferParams {
  /** '' is any. */
  type: OfferTypeParam | ''
  /** «Только активные»: without those that are over or have not begun. */
  active: boolean
  /** From 1. */
  page: number
}

/** What the address says; without it the active offers of all types. */
export const readOfferParams = (search: URLSearchParams): OfferParams => ({
  type: OFFER_TYPES.find((type) => type === search.get('type')?.toLowerCase()) ?? '',
  active: search.get('active') !== 'N',
  page: readPage(search),
})

/** Address of the list; what is the default is left out. */
export function offersPath({ type, active, page }: OfferParams): string {
  const search = new URLSearchParams()
  if (type) search.set('type', type)
  if (!active) search.set('active', 'N')
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query ? `${OFFERS_PATH}?${query}` : OFFERS_PATH
}

/** Address of an offer, with a page of its products. */
export const offerPath = (offerId: number | string, page = 1): string =>
  `${OFFERS_PATH}/${offerId}${page > 1 ? `?page=${page}` : ''}`
