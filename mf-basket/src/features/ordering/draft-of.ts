import type { BasketInfo, BasketType } from '@prilavok/shared-kernel/contract'
import type { BasketSort } from '../../model/basket-sort'
import type { OrderFormValues } from './order-form-values'
import type { OrderDraft } from './use-send-order'

/** The call's fields from the form's values (AMB-43): what the chosen way of receiving does not need is left out. */
export function draftOf(
  basket: BasketType,
  { deliveryType, zoneId, addressId, tradePointId, paymentType, comment }: OrderFormValues,
  info: BasketInfo,
  { SORT }: BasketSort,
): OrderDraft {
  const delivered = deliveryType === '2'
  return {
    delivery_type: deliveryType,
    ...(basket === 'main' ? { payment: paymentType } : {}),
    ...(delivered ? { address_id: addressId } : {}),
    ...(delivered && zoneId ? { delivery_zone: zoneId } : {}),
    ...(!delivered && tradePointId ? { tradepoint_id: tradePointId } : {}),
    comment: comment.trim(),
    sort: SORT,
    expected_sum: info.itemsSum,
  }
}
