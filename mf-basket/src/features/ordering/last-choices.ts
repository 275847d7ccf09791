import type { AddressPoint, BasketInfo, Order, TradePoint } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { type OrderFormValues, onlyPickup } from './order-form-values'

export type LastChoices = Partial<
  Pick<OrderFormValues, 'deliveryType' | 'addressId' | 'tradePointId' | 'paymentType'>
>

/** What can be chosen now. */
interface Offered {
  info: Pick<BasketInfo, 'paymentTypes' | 'selfDeliveryOnly'>
  addresses: readonly AddressPoint[]
  tradePoints: readonly TradePoint[]
}

/** How the latest order was received and paid, as far as that can be chosen again. An order names places, not their ids. */
export function lastChoices(
  { IS_PICKUP, ADDRESS, TRADEPOINT, PAYMENT_TYPE }: Order,
  { info, addresses, tradePoints }: Offered,
): LastChoices {
  const address = addresses.find((point) => point.ADDRESS === ADDRESS)
  const tradePoint = tradePoints.find((point) => point.ADDRESS.SPECIFICATION === TRADEPOINT?.ADDRESS)
  const canDeliver = !onlyPickup(info, tradePoints) && address !== undefined
  return {
    ...(isYes(IS_PICKUP) ? { deliveryType: '1' } : canDeliver ? { deliveryType: '2' } : {}),
    ...(address ? { addressId: String(address.ID) } : {}),
    ...(tradePoint ? { tradePointId: String(tradePoint.ID) } : {}),
    ...(info.paymentTypes.some(({ CODE }) => CODE === PAYMENT_TYPE.CODE)
      ? { paymentType: PAYMENT_TYPE.CODE }
      : {}),
  }
}
