import type { DeliveryZone, Product, Shop } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from './flag'

/** Products with this badge do not count for free delivery. */
const DELIVERY_EXCLUDE = 'delivery-exclude'

/** Whether a product counts for the sum from which delivery is free (AMB-07). */
export const countsForDelivery = ({ MARKS }: Pick<Product, 'MARKS'>): boolean =>
  !MARKS.some(({ CODE }) => CODE === DELIVERY_EXCLUDE)

/** What a buyer has chosen for the delivery, as far as it is known. */
export interface DeliveryChoice {
  /** '1' pick-up, '2' delivery, anything else: not chosen (000 §4). */
  type?: string | undefined
  zoneId?: number | null | undefined
}

/** Where deliveries of a shop go and from what sum they are free. */
export type DeliveryTerms = Pick<Shop, 'DELIVERY_ZONE' | 'MIN_SUM' | 'SELFDELIVERY_ONLY'>

/** The zone of the choice, else the only one of the shop. */
const zoneOf = (zones: readonly DeliveryZone[], id: DeliveryChoice['zoneId']): DeliveryZone | undefined =>
  zones.find(({ ID }) => ID === id) ?? (zones.length === 1 ? zones[0] : undefined)

const hasOneSum = (zones: readonly DeliveryZone[]): boolean =>
  zones.every(({ MIN_SUM }) => MIN_SUM === zones[0]?.MIN_SUM)

/**
 * Sum in roubles from which the delivery of an order is free: that of the buyer's zone, else of the shop (AMB-07); 0 where nothing is
 * delivered or pick-up is chosen. Every place that names the sum asks here.
 */
export const freeDeliverySum = (
  { DELIVERY_ZONE: zones, MIN_SUM, SELFDELIVERY_ONLY }: DeliveryTerms,
  { type, zoneId }: DeliveryChoice,
): number => {
  if (isYes(SELFDELIVERY_ONLY) || type === '1') return 0
  const zone = zoneOf(zones, zoneId) ?? (hasOneSum(zones) ? zones[0] : undefined)
  return zone?.MIN_SUM ?? MIN_SUM
}

/**
 * For where the sum of `freeDeliverySum` holds, to be said beside it.
 * @param sum roubles that count for delivery
 * @returns name of the zone; null: none is chosen, and in some of them it is another; undefined: it holds everywhere
 */
export const freeDeliveryZone = (
  terms: DeliveryTerms,
  choice: DeliveryChoice,
  sum: number,
): string | null | undefined => {
  const { DELIVERY_ZONE: zones, SELFDELIVERY_ONLY } = terms
  if (isYes(SELFDELIVERY_ONLY) || choice.type === '1' || hasOneSum(zones)) return undefined
  const zone = zoneOf(zones, choice.zoneId)
  if (zone) return zone.NAME
  const isFreeEverywhere = zones.every(({ MIN_SUM }) => MIN_SUM <= sum)
  return isFreeEverywhere && freeDeliverySum(terms, choice) <= sum ? undefined : null
}

/** What this visitor chose in the last order form, from its cookies (001 §3): for places that know no order yet. */
export const rememberedDelivery = ({ platform: { cookies } }: Kernel): DeliveryChoice => ({
  type: cookies.get('deliveryType'),
  zoneId: Number(cookies.get('deliveryZoneId')),
})

/** The zone that this visitor chose before, else the only one of the shop. */
export const rememberedZone = (
  kernel: Kernel,
  { DELIVERY_ZONE }: Pick<DeliveryTerms, 'DELIVERY_ZONE'>,
): DeliveryZone | undefined => zoneOf(DELIVERY_ZONE, rememberedDelivery(kernel).zoneId)

/** `freeDeliverySum` for what this visitor chose before: for places that know no order yet. */
export const freeDeliveryFrom = (kernel: Kernel, terms: DeliveryTerms): number =>
  freeDeliverySum(terms, rememberedDelivery(kernel))
