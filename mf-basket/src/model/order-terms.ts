import type { BasketInfo, BasketType, DeliveryZone, Shop } from '@prilavok/shared-kernel/contract'
import { freeDeliverySum, freeDeliveryZone, isYes } from '@prilavok/shared-kernel/shop'
import type { Receiving } from './order-choice'

/** What an order costs and whether it may be sent (AMB-07). Sums in roubles, of the bonus basket in points. */
export interface OrderTerms {
  /** Price of the delivery; null while it depends on a choice that is not made yet. */
  delivery: number | null
  /** Free delivery from this sum; 0 where there is no such threshold, as with pick-up. */
  freeFrom: number
  /** For where that sum holds, as `freeDeliveryZone` has it. */
  freeZone: string | null | undefined
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
  const priceTo = ({ MIN_SUM, DELIVERY_PRICE }: DeliveryZone) =>
    info.DELIVERY_SUM >= MIN_SUM ? 0 : DELIVERY_PRICE
  if (zone) return priceTo(zone)
  const [price, ...others] = new Set(info.deliveryZones.map(priceTo))
  if (price !== undefined) return others.length === 0 ? price : null
  return info.DELIVERY_SUM >= info.minSum ? 0 : info.paidDelivery
}

/** Whether a sum below the minimum order stops it: a shop may only hint at it (AMB-07). */
export const stopsBelowMinimum = (
  sum: number,
  minOrder: number,
  { NO_CHECK_ORDER_SUM, CHECK_ORDER_SUM }: Pick<Shop, 'NO_CHECK_ORDER_SUM' | 'CHECK_ORDER_SUM'>,
): boolean => sum < minOrder && !isYes(NO_CHECK_ORDER_SUM) && CHECK_ORDER_SUM !== 'N'

/** The bonus basket is brought for nothing and has no minimum (AMB-38). */
export function orderTerms(
  basket: BasketType,
  info: BasketInfo,
  receiving: Receiving,
  shop: Pick<Shop, 'CHECK_ORDER_SUM' | 'MIN_SUM'>,
): OrderTerms {
  if (basket === 'loyalty')
    return {
      ...{ delivery: 0, freeFrom: 0, freeZone: undefined, minOrder: 0 },
      ...{ total: info.itemsSum, blocked: false },
    }
  // The server's sum is that of the zone it was asked for, if any.
  const MIN_SUM = info.deliveryZoneId === null ? info.minSum : shop.MIN_SUM
  const places = { DELIVERY_ZONE: info.deliveryZones, MIN_SUM, SELFDELIVERY_ONLY: info.selfDeliveryOnly }
  const choice = { type: receiving.assumed ? undefined : receiving.type, zoneId: receiving.zone?.ID }
  const delivery = deliveryPrice(info, receiving)
  const { NO_CHECK_ORDER_SUM, orderMinSum: minOrder } = info
  return {
    delivery,
    freeFrom: freeDeliverySum(places, choice),
    freeZone: freeDeliveryZone(places, choice, info.DELIVERY_SUM),
    minOrder,
    total: plus(info.itemsSum, delivery ?? 0),
    blocked: stopsBelowMinimum(info.itemsSum, minOrder, { ...shop, NO_CHECK_ORDER_SUM }),
  }
}
