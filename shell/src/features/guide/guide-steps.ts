import type { Shop } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { IconName } from '@prilavok/shared-kernel/ui/icon'
import { guideTexts } from './texts'

export interface GuideStep {
  /** Id of the block of the page's text that tells more. */
  id: string
  icon: IconName
  title: string
  text: string
  action?: { to: string; title: string }
}

const minimumOf = ({ MIN_ORDER_SUM, NO_CHECK_ORDER_SUM, PRICE_TYPE, CURRENCY }: Shop): string =>
  MIN_ORDER_SUM > 0 && !isYes(NO_CHECK_ORDER_SUM)
    ? guideTexts.formingBasket.minimum(
        formatMoney(MIN_ORDER_SUM, { priceType: PRICE_TYPE, currency: CURRENCY }),
      )
    : ''

/** The steps to an order (SHELL-025) by the rules of the shop. */
export function guideSteps(shop: Shop): GuideStep[] {
  const { authorisation, formingOrder, formingBasket, placingOrder } = guideTexts
  return [
    {
      id: 'authorization',
      icon: 'user',
      title: authorisation.title,
      text: shop.REGISTRATION === 'N' ? authorisation.closed : authorisation.open,
      action: { to: '/login', title: authorisation.action },
    },
    {
      id: 'forming_order',
      icon: 'search',
      title: formingOrder.title,
      text: formingOrder.text,
      action: { to: '/catalog-list', title: formingOrder.action },
    },
    {
      id: 'forming_basket',
      icon: 'cart',
      title: formingBasket.title,
      text: [formingBasket.text, minimumOf(shop)].filter(Boolean).join(' '),
      action: { to: '/basket', title: formingBasket.action },
    },
    {
      id: 'placing_order',
      icon: isYes(shop.SELFDELIVERY_ONLY) ? 'store' : 'truck',
      title: placingOrder.title,
      text: isYes(shop.SELFDELIVERY_ONLY) ? placingOrder.pickUp : placingOrder.delivery,
    },
  ]
}
