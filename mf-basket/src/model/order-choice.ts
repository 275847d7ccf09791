import type { BasketInfo, DeliveryZone, Shop } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'

/** Cookies of the order form (001 §3). */
export type OrderCookie =
  | 'addressId'
  | 'addressName'
  | 'deliveryId'
  | 'deliveryName'
  | 'deliveryZoneId'
  | 'deliveryZoneName'
  | 'paymentType'
  | 'deliveryType'

/** The remembered choices that sums depend on, as the order basket takes them. */
export interface RememberedChoice {
  payment?: string
  deliveryType?: string
  deliveryZoneId?: string
}

export const readOrderCookie = ({ platform }: Kernel, name: OrderCookie): string | undefined =>
  platform.cookies.get(name) || undefined

/** Remembers a choice for the next visit; an empty one is forgotten. */
export function rememberOrderChoice({ platform }: Kernel, name: OrderCookie, value: string): void {
  if (value) platform.cookies.set(name, value)
  else platform.cookies.remove(name)
}

export const readRememberedChoice = (kernel: Kernel): RememberedChoice => ({
  payment: readOrderCookie(kernel, 'paymentType'),
  deliveryType: readOrderCookie(kernel, 'deliveryType'),
  deliveryZoneId: readOrderCookie(kernel, 'deliveryZoneId'),
})

/** How an order is received: '1' pick-up, '2' delivery, '-1' none chosen (000 §4). */
export interface Receiving {
  type: BasketInfo['deliveryType']
  zone: DeliveryZone | undefined
}

/** What the server made of the remembered choices; without any it is pick-up (AMB-02). */
export const receivingOf = ({ deliveryType, deliveryZoneId, deliveryZones }: BasketInfo): Receiving => ({
  type: deliveryType,
  zone: deliveryZones.find(({ ID }) => ID === deliveryZoneId),
})

/** Sum from which delivery is free, known without the basket; 0 where nothing is delivered (AMB-07). */
export function freeDeliveryFrom(
  kernel: Kernel,
  {
    DELIVERY_ZONE,
    MIN_SUM,
    SELFDELIVERY_ONLY,
  }: Pick<Shop, 'DELIVERY_ZONE' | 'MIN_SUM' | 'SELFDELIVERY_ONLY'>,
): number {
  if (isYes(SELFDELIVERY_ONLY)) return 0
  const chosen = Number(readOrderCookie(kernel, 'deliveryZoneId'))
  const only = DELIVERY_ZONE.length === 1 ? DELIVERY_ZONE[0] : undefined
  return (DELIVERY_ZONE.find(({ ID }) => ID === chosen) ?? only)?.MIN_SUM ?? MIN_SUM
}
