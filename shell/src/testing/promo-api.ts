import type { Banner, BannerPlacement, PromoAnswer } from '@prilavok/shared-kernel/contract'
import { testApi } from '@prilavok/shared-kernel/testing'

/** A banner on the left that leads into the catalogue; `changes` over it. */
export const testBanner = (BANNER_ID: number, changes: Partial<Banner> = {}): Banner => ({
  BANNER_ID,
  TITLE: `Баннер ${BANNER_ID}`,
  ALIGN: 'left',
  PICTURE: `/upload/banners/${BANNER_ID}.svg`,
  LINK: '/catalog-list',
  ...changes,
})

/** A shop without banners. */
export const noBanners = (): PromoAnswer => ({
  ITEMS: { MAIN: [], MAIN_RIGHT: [], CATALOG_SECTION_1: [], CATALOG_SECTION_2: [], CATALOG_SECTION_3: [] },
})

export const PROMO = '/v3/api/marketing/promo/'

/** A supplier API that knows banners and nothing else. `data.promo`: by placement, or the status of the answer. */
export function promoApi() {
  const api = testApi(
    () => ({ promo: {} as Partial<Record<BannerPlacement, Banner[]>> | number }),
    ({ path }, { promo }) => {
      if (path !== PROMO) return undefined
      if (typeof promo === 'number') return promo
      return { ITEMS: { ...noBanners().ITEMS, ...promo } }
    },
  )
  return { ...api, promoCalls: () => api.calls.filter((call) => call.includes(PROMO)) }
}
