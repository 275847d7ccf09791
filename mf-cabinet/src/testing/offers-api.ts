import type { Offer, OfferItem, OfferPresent } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, testApi, testProduct } from '@prilavok/shared-kernel/testing'

/** A special price that is valid now; `changes` over it. */
export const testOffer = (changes: Partial<Offer> = {}): Offer => ({
  ID: 2,
  TYPE: 'SPECIAL_PRICE',
  TITLE: 'Гелевые ручки дешевле на 15 %',
  PREVIEW_TEXT: 'Шесть цветов, резиновый грип.',
  DETAIL_TEXT: 'Пока товар есть на складе.',
  PICTURE: '/upload/banners/pens.svg',
  DATE_START: '2025-01-01T00:00:00.000Z',
  DATE_END: null,
  ACTIVE: 'Y',
  SUM: null,
  PRODUCT_ID: 775,
  PRODUCT_NAME: 'Ручка чёрная',
  MARKS: [{ CODE: 'special_price', TITLE: 'Спеццена', COLOR: '#c00', PREDEFINED: 'Y' }],
  PRESENTS: [],
  ITEMS: [testItem({ ID: 775, NAME: 'Ручка чёрная' })],
  NAV: { CNT: 1, LIMIT: 6, OFFSET: 0 },
  ...changes,
})

/** A pen at the price of an offer; `changes` over it. */
export const testItem = (changes: Partial<OfferItem> = {}): OfferItem => ({
  ...testProduct({ PRICE: 34.9, OLD_PRICE: 41.06, SPECIAL_PERCENT: 15 }),
  OFFER_PRICE: 34.9,
  OFFER_PERCENT: 15,
  ...changes,
})

/** One mug, in stock; `changes` over it. */
export const testPresent = (changes: Partial<OfferPresent> = {}): OfferPresent => ({
  ...testProduct({ ID: 90, NAME: 'Кружка' }),
  QUANTITY: 1,
  GIFT: 'Y',
  ...changes,
})

/** A mug for an order of 30 000; `changes` over it. */
export const testGiftOffer = (changes: Partial<Offer> = {}): Offer =>
  testOffer({
    ...{ ID: 3, TYPE: 'GIFT_SUM', TITLE: 'Кружка за заказ', SUM: 30_000, ITEMS: [], DETAIL_TEXT: '' },
    ...{ PRESENTS: [testPresent()], PRODUCT_ID: 90, PRODUCT_NAME: 'Кружка' },
    NAV: { CNT: 0, LIMIT: 6, OFFSET: 0 },
    MARKS: [{ CODE: 'gift_sum', TITLE: 'Подарок за заказ', COLOR: '', PREDEFINED: 'Y' }],
    ...changes,
  })

interface OffersData {
  offers: Offer[]
  /** Sum of the main basket. */
  basketSum: number
}

const LIST = '/v3/api/client/offer/'

/** A product that is put into the basket counts as one more. */
const added = { response: { METHOD_SUCCESS: { SUCCESS: 'Y' }, CNT: 4, SUM: 100, CHECK: [] } }

function answer({ method, path, query }: ApiCall, { offers, basketSum }: OffersData): ApiAnswer {
  if (method === 'POST' && path.includes('/client/basket/')) return added
  if (path === '/v2/basket/catalog/') return { CNT: 3, SUM: basketSum, LOYALTY: { CNT: 0, SUM: 0 } }
  if (!path.startsWith(LIST)) return undefined
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))]
  const navOf = (CNT: number) => ({ CNT, LIMIT: limit, OFFSET: offset })
  if (path === LIST) {
    const type = query.get('type')?.toUpperCase()
    const found = offers.filter(
      ({ TYPE, ACTIVE }) =>
        (!type || TYPE.toUpperCase() === type) && (query.get('active') !== 'Y' || ACTIVE === 'Y'),
    )
    return { ITEMS: found.slice(offset, offset + limit), NAV: navOf(found.length) }
  }
  const offer = offers.find(({ ID }) => path === `${LIST}${ID}/`)
  if (!offer) return 404
  const items = offer.ITEMS.slice(offset, offset + limit)
  return { ITEM: { ...offer, ITEMS: items, NAV: navOf(offer.ITEMS.length) } }
}

/** Offers behind the network boundary: a list by type with pages, offers one by one, the sum of the basket. */
export function offersApi() {
  const api = testApi<OffersData>(() => ({ offers: [testOffer(), testGiftOffer()], basketSum: 0 }), answer)
  return {
    ...api,
    /** Queries of the list, in order, without those that only count. */
    listReads: () =>
      api.requests
        .filter(({ path, query }) => path === LIST && query.get('limit') !== '1')
        .map(({ query }) => Object.fromEntries(query)),
  }
}
