import type { Banner } from '@prilavok/shared-kernel/contract'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { useShop } from '@prilavok/shared-kernel/shop'
import { type BannerTarget, bannerTarget } from './banner-target'

/** Where a banner leads in this shop. */
export const useBannerTarget = ({ LINK }: Banner): BannerTarget | undefined =>
  bannerTarget(LINK, useShop().DOMAIN_NAME, useHasRoute())
