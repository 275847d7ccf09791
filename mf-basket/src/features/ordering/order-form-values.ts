import type { AddressPoint, BasketInfo, TradePoint } from '@prilavok/shared-kernel/contract'
import { DEFAULT_PAYMENT_TYPE } from '@prilavok/shared-kernel/contract/order-names'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { readOrderCookie } from '../../model/order-choice'

/** What the user fills in. Ids are texts, '' where nothing is chosen. */
export interface OrderFormValues {
  deliveryType: BasketInfo['deliveryType']
  zoneId: string
  addressId: string
  tradePointId: string
  paymentType: string
  comment: string
  agree: boolean
  transfer: boolean
}

const isDeliveryType = (value: string | undefined): value is BasketInfo['deliveryType'] =>
  value === '1' || value === '2' || value === '-1'

/** Only the pick-up is left: the shop does not deliver, or has no trade point (000 §4, AMB-37). */
const onlyPickup = (info: Pick<BasketInfo, 'selfDeliveryOnly'>, tradePoints: readonly TradePoint[]) =>
  isYes(info.selfDeliveryOnly) || tradePoints.length === 0

const known = (id: string | undefined, items: readonly { ID: number }[]): string =>
  items.some(({ ID }) => String(ID) === id) ? String(id) : ''

/** The remembered address, else the first one. */
export function firstAddress(kernel: Kernel, addresses: readonly AddressPoint[]): string {
  return known(readOrderCookie(kernel, 'addressId'), addresses) || String(addresses[0]?.ID ?? '')
}

/** The form as it is opened: remembered choices first, then what the basket says (AMB-02). Consents are never given beforehand. */
export function initialValues(
  kernel: Kernel,
  info: BasketInfo,
  addresses: readonly AddressPoint[],
  tradePoints: readonly TradePoint[],
): OrderFormValues {
  const type = readOrderCookie(kernel, 'deliveryType')
  const payment = readOrderCookie(kernel, 'paymentType')
  const payments = info.paymentTypes.map(({ CODE }) => CODE)
  const main = String(kernel.shop.TRADEPOINT?.ID ?? tradePoints[0]?.ID ?? '')
  return {
    deliveryType: onlyPickup(info, tradePoints)
      ? '1'
      : isDeliveryType(type)
        ? type
        : (info.deliveryType ?? '1'),
    zoneId:
      known(readOrderCookie(kernel, 'deliveryZoneId'), info.deliveryZones) ||
      known(String(info.deliveryZoneId), info.deliveryZones) ||
      String(info.deliveryZones[0]?.ID ?? ''),
    addressId: firstAddress(kernel, addresses),
    tradePointId:
      known(readOrderCookie(kernel, 'deliveryId'), tradePoints) ||
      known(main, tradePoints) ||
      String(tradePoints[0]?.ID ?? ''),
    paymentType:
      [payment, DEFAULT_PAYMENT_TYPE, info.paymentType].find((code) => code && payments.includes(code)) ??
      payments[0] ??
      '',
    comment: info.comment,
    agree: false,
    transfer: false,
  }
}
