import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Banner, PromoAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const isBanners = isListOf(isObjectWith<Banner>({ BANNER_ID: isNumber, TITLE: isText }))
const shape = isObjectWith<PromoAnswer>({
  ITEMS: isObjectWith<PromoAnswer['ITEMS']>({
    MAIN: isBanners,
    MAIN_RIGHT: isBanners,
    CATALOG_SECTION_1: isBanners,
    CATALOG_SECTION_2: isBanners,
    CATALOG_SECTION_3: isBanners,
  }),
})

/** Whether banners have been answered, or rejected, before: by the server for this page, or to it. */
function wasAsked({ query }: Kernel): boolean {
  const state = query.getQueryState(keys.promo)
  return state !== undefined && state.dataUpdateCount + state.errorUpdateCount > 0
}

/**
 * Banners by placement: GET /v3/api/marketing/promo/. The first call of a session carries no `changed`, every later one `changed=Y`
 * (001 §4): so the answer is remembered as long as the page lives. Banners are no data that a buyer waits for: an error is silent.
 */
export const promoQuery = (kernel: Kernel) =>
  queryOptions({
    queryKey: keys.promo,
    queryFn: ({ signal }) =>
      kernel.api.get('/v3/api/marketing/promo/', wasAsked(kernel) ? { changed: 'Y' } : {}, {
        signal,
        shape,
      }),
    gcTime: Number.POSITIVE_INFINITY,
    meta: { errors: 'silent' },
  })
