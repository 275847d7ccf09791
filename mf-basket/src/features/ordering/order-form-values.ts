import type { AddressPoint, BasketInfo, TradePoint } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { presentPaymentType, readOrderCookie } from '../../model/order-choice'
import type { LastChoices } from './last-choices'

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
export const onlyPickup = (info: Pick<BasketInfo, 'selfDeliveryOnly'>, tradePoints: readonly TradePoint[]) =>
  isYes(info.selfDeliveryOnly) || tradePoints.length === 0

const known = (id: string | undefined, items: readonly { ID: number }[]): string =>
  items.some(({ ID }) => String(ID) === id) ? String(id) : ''

/** The remembered address, else that of the latest order, else the first one. */
export function firstAddress(
  kernel: Kernel,
  addresses: readonly AddressPoint[],
  ofLastOrder?: string,
): string {
  return (
    known(readOrderCookie(kernel, 'addressId'), addresses) || ofLastOrder || String(addresses[0]?.ID ?? '')
  )
}

/**
 * Where an address lies: in the zone of the latest order that was brought there, else in the only one of the shop.
 * @returns '' where it cannot be known: the buyer is asked
 */
export function zoneOfAddress(
  addressId: string,
  addresses: readonly AddressPoint[],
  { deliveryZones }: Pick<BasketInfo, 'deliveryZones'>,
): string {
  const point = addresses.find(({ ID }) => String(ID) === addressId)
  const [only, ...others] = deliveryZones
  return (
    known(String(point?.DELIVERY_ZONE_ID), deliveryZones) ||
    (only && others.length === 0 ? String(only.ID) : '')
  )
}

/** The remembered zone is that of the remembered address; another address has its own. */
function firstZone(kernel: Kernel, info: BasketInfo, addressId: string, addresses: readonly AddressPoint[]) {
  const address = readOrderCookie(kernel, 'addressId')
  const remembered = known(readOrderCookie(kernel, 'deliveryZoneId'), info.deliveryZones)
  return (
    (address === undefined || address === addressId || addressId === '' ? remembered : '') ||
    zoneOfAddress(addressId, addresses, info)
  )
}

/**
 * The form as it is opened: remembered choices first, then what the basket says (AMB-02), places from the latest order. Consents are
 * never given beforehand.
 */
export function initialValues(
  kernel: Kernel,
  info: BasketInfo,
  addresses: readonly AddressPoint[],
  tradePoints: readonly TradePoint[],
  last: LastChoices = {},
): OrderFormValues {
  const type = readOrderCookie(kernel, 'deliveryType')
  const addressId = firstAddress(kernel, addresses, last.addressId)
  const main = String(kernel.shop.TRADEPOINT?.ID ?? tradePoints[0]?.ID ?? '')
  return {
    deliveryType: onlyPickup(info, tradePoints)
      ? '1'
      : isDeliveryType(type)
        ? type
        : (info.deliveryType ?? '1'),
    zoneId: firstZone(kernel, info, addressId, addresses),
    addressId,
    tradePointId:
      known(readOrderCookie(kernel, 'deliveryId'), tradePoints) ||
      last.tradePointId ||
      known(main, tradePoints) ||
      String(tradePoints[0]?.ID ?? ''),
    paymentType: presentPaymentType(kernel, info.paymentTypes, info.paymentType),
    comment: info.comment,
    agree: false,
    transfer: false,
  }
}
