import type { BasketInfo, BasketType } from '@prilavok/shared-kernel/contract'
import type { BasketSort } from '../../model/basket-sort'
import type { OrderTerms } from '../../model/order-terms'
import type { OrderFormValues } from './order-form-values'
import type { OrderDraft } from './sent-orders'

/** What the user sees of the order besides the form. */
interface Shown {
  info: BasketInfo
  terms: OrderTerms
  sort: BasketSort
}

/** The call's fields from the form's values (AMB-43): what the chosen way of receiving does not need is left out. */
export function draftOf(
  basket: BasketType,
  { deliveryType, zoneId, addressId, tradePointId, paymentType, comment }: OrderFormValues,
  { info, terms, sort }: Shown,
): OrderDraft {
  const delivered = deliveryType === '2'
  return {
    delivery_type: deliveryType,
    ...(basket === 'main' ? { payment: paymentType } : {}),
    ...(delivered ? { address_id: addressId } : {}),
    ...(delivered && zoneId ? { delivery_zone: zoneId } : {}),
    ...(!delivered && tradePointId ? { tradepoint_id: tradePointId } : {}),
    comment: comment.trim(),
    sort: sort.SORT,
    expected_sum: info.itemsSum,
    ...(terms.delivery === null ? {} : { expected_delivery: terms.delivery }),
  }
}
