import type { BasketInfo, BasketType, Shop } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { Receiving } from './order-choice'

/** What an order costs and whether it may be sent (AMB-07). Sums in roubles, of the bonus basket in points. */
export interface OrderTerms {
  /** Price of the delivery; null while it depends on a choice that is not made yet. */
  delivery: number | null
  /** Free delivery from this sum; 0 where there is no such threshold, as with pick-up. */
  freeFrom: number
  /** Minimum order; 0: none. */
  minOrder: number
  total: number
  /** Below the minimum, and the shop insists on it. */
  blocked: boolean
}

const plus = (a: number, b: number) => (Math.round(a * 100) + Math.round(b * 100)) / 100

function deliveryPrice(info: BasketInfo, { type, zone }: Receiving): number | null {
  if (type === '1' || isYes(info.selfDeliveryOnly)) return 0
  if (type === '-1') return null
  if (zone) return info.DELIVERY_SUM >= zone.MIN_SUM ? 0 : zone.DELIVERY_PRICE
  if (info.DELIVERY_SUM >= info.minSum) return 0
  return info.deliveryZones.length > 0 ? null : info.paidDelivery
}

/** The bonus basket is brought for nothing and has no minimum (AMB-38). */
export function orderTerms(
  basket: BasketType,
  info: BasketInfo,
  receiving: Receiving,
  shop: Pick<Shop, 'CHECK_ORDER_SUM'>,
): OrderTerms {
  if (basket === 'loyalty')
    return { delivery: 0, freeFrom: 0, minOrder: 0, total: info.itemsSum, blocked: false }
  const delivery = deliveryPrice(info, receiving)
  const checked = !isYes(info.NO_CHECK_ORDER_SUM) && shop.CHECK_ORDER_SUM !== 'N'
  return {
    delivery,
    freeFrom:
      isYes(info.selfDeliveryOnly) || receiving.type === '1' ? 0 : (receiving.zone?.MIN_SUM ?? info.minSum),
    minOrder: info.orderMinSum,
    total: plus(info.itemsSum, delivery ?? 0),
    blocked: checked && info.itemsSum < info.orderMinSum,
  }
}
