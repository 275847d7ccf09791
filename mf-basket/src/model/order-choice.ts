import type { BasketInfo, DeliveryZone, PaymentType } from '@prilavok/shared-kernel/contract'
import type { USER_COOKIES } from '@prilavok/shared-kernel/contract/cookies'
import { DEFAULT_PAYMENT_TYPE } from '@prilavok/shared-kernel/contract/order-names'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'

/** Cookies of the order form (001 §3). */
export type OrderCookie = Exclude<(typeof USER_COOKIES)[number], 'disabled_to_order'>

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

/**
 * The payment type of the next order: the remembered one, else the default (000 §4), else the basket's, else the first; of those that
 * are offered.
 * @param ofBasket what the server made of the choices; undefined where the basket is not known
 * @returns '' when nothing is offered
 */
export function presentPaymentType(kernel: Kernel, types: readonly PaymentType[], ofBasket?: string): string {
  const codes = types.map(({ CODE }) => CODE)
  const inOrder = [readOrderCookie(kernel, 'paymentType'), DEFAULT_PAYMENT_TYPE, ofBasket]
  return inOrder.find((code) => code && codes.includes(code)) ?? codes[0] ?? ''
}

export const readRememberedChoice = (kernel: Kernel): RememberedChoice => ({
  payment: readOrderCookie(kernel, 'paymentType'),
  deliveryType: readOrderCookie(kernel, 'deliveryType'),
  deliveryZoneId: readOrderCookie(kernel, 'deliveryZoneId'),
})

/**
 * The order form, the lists and the next visit go by it.
 * @param zone where the order is to be brought; null: it is picked up
 */
export function rememberReceiving(kernel: Kernel, zone: DeliveryZone | null): void {
  rememberOrderChoice(kernel, 'deliveryType', zone ? '2' : '1')
  if (!zone) return
  rememberOrderChoice(kernel, 'deliveryZoneId', String(zone.ID))
  rememberOrderChoice(kernel, 'deliveryZoneName', zone.NAME)
}

/** Whether this browser remembers an order. Delivery or pick-up, and the zone, may be chosen in the basket alone. */
export const hasOrderCookies = (kernel: Kernel): boolean =>
  (['paymentType', 'addressId', 'deliveryId'] as const).some((name) => readOrderCookie(kernel, name))

/** How an order is received: '1' pick-up, '2' delivery, '-1' none chosen (000 §4). */
export interface Receiving {
  type: BasketInfo['deliveryType']
  zone: DeliveryZone | undefined
  /** Pick-up only because nothing has been chosen yet: the sum for free delivery is told all the same, as in the lists. */
  assumed?: boolean
}

/**
 * What the server made of the remembered choices; without any it is pick-up (AMB-02).
 * @param awaited what was chosen just now, and the server's answer does not know yet
 */
export function receivingOf(kernel: Kernel, info: BasketInfo, awaited?: RememberedChoice): Receiving {
  const { deliveryType: type, deliveryZoneId: zoneId, deliveryZones: zones, selfDeliveryOnly } = info
  const deliversNothing = isYes(selfDeliveryOnly)
  const chosen = deliversNothing ? undefined : awaited?.deliveryType
  return {
    type: chosen === '1' || chosen === '2' ? chosen : type,
    zone: zones.find(({ ID }) => ID === (chosen === '2' ? Number(awaited?.deliveryZoneId) : zoneId)),
    assumed:
      chosen === undefined &&
      type === '1' &&
      !deliversNothing &&
      readOrderCookie(kernel, 'deliveryType') === undefined,
  }
}
