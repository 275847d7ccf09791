import type { Shop } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { texts } from '../../texts'

/** The notice about orders outside of working hours, when the shop wants it (AMB-50, SHELL-009). */
export const delayNotice = (shop: Shop): string | undefined =>
  isYes(shop.SHOW_DELAY_TEXT) ? shop.ABOUT_DELAY || texts.delay : undefined
