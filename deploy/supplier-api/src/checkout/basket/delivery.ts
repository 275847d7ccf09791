import type { BasketInfo } from '@prilavok/shared-kernel/contract'
import type { OrderTerms, Zone } from './order-terms'

type DeliveryType = BasketInfo['deliveryType']

/** 000 §4: pick-up alone, in a self-delivery-only shop and where the list of trade points is empty (AMB-02, AMB-37). */
export const bringsNothing = ({ selfDeliveryOnly, tradePoints }: OrderTerms): boolean =>
  selfDeliveryOnly || tradePoints.length === 0

/** '1' pick-up, '2' delivery, '-1' none chosen. With nothing said it is pick-up; where the shop brings nothing, always. */
export function deliveryTypeOf(asked: string | undefined, terms: OrderTerms): DeliveryType {
  if (bringsNothing(terms)) return '1'
  return asked === '2' || asked === '-1' ? asked : '1'
}

/** The chosen zone; the only one of a shop needs no choice. */
export const zoneOf = (id: number | undefined, { zones }: OrderTerms): Zone | null =>
  zones.find((zone) => zone.id === id) ?? (zones.length === 1 ? (zones[0] ?? null) : null)

/** Free-delivery threshold in kopecks: of the zone, else of the shop (AMB-07). */
export const freeDeliveryFrom = (zone: Zone | null, terms: OrderTerms): number => zone?.minSum ?? terms.minSum

/** Price of delivery in kopecks. @param sum of the goods that count for delivery, kopecks */
export const deliveryPrice = (zone: Zone | null, sum: number, terms: OrderTerms): number =>
  zone === null || sum >= freeDeliveryFrom(zone, terms) ? 0 : zone.deliveryPrice

/** Whole points that an order of this sum earns. @param sum kopecks */
export const bonusPoints = (sum: number, terms: Pick<OrderTerms, 'loyaltyRate'>): number =>
  Math.floor((sum * terms.loyaltyRate) / 10_000)
