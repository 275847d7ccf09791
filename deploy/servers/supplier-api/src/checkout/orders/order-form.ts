import { type Static, Type } from '@sinclair/typebox'
import { apiErrors } from '../../platform/errors'
import { choice, idempotencyKey, shortText } from '../../platform/http/schemas'
import { Comment, user_code } from '../basket/schemas'

/** Up to more than any order can come to. */
const SUM = { minimum: 0, maximum: 1e11 }

/** Body of `create` (AMB-43). Prices, sums and products are not in it: the server knows them. */
export const OrderBody = Type.Object({
  payment: shortText('CODE of the payment type'),
  delivery_type: choice(
    ['1', '2', '-1'],
    '1: pick-up, 2: delivery, -1: none chosen; anything else is rejected. Not given: pick-up',
  ),
  delivery_zone: shortText('Of a delivery: ID of the delivery zone'),
  address_id: shortText('Of a delivery: ID of an address of the client'),
  tradepoint_id: shortText('Of a pick-up: ID of the pick-up point'),
  comment: Type.Optional(Comment),
  sort: shortText('Accepted and of no effect'),
  user_code,
  expected_sum: Type.Optional(
    Type.Number({
      ...SUM,
      description:
        'Roubles (points) that the buyer was shown for the products: when they differ now, nothing is ordered and the answer is order_changed',
    }),
  ),
  expected_delivery: Type.Optional(
    Type.Number({
      ...SUM,
      description: 'Roubles that the buyer was shown for the delivery; the same holds',
    }),
  ),
  confirm: shortText('CONFIRM of an answer order_changed: the buyer agrees to the changes it told of'),
  only_made: choice(
    ['Y', 'N'],
    'Y: makes nothing, only answers the order that idempotency_key has made before; where there is none, order_not_made',
  ),
  idempotency_key: idempotencyKey(
    'for each order: a repeated call with the same key answers the order made first. Also taken from the Idempotency-Key header',
  ),
})
export type OrderBody = Static<typeof OrderBody>

const DELIVERY_TYPES: readonly unknown[] = ['1', '2', '-1', undefined]

/** A way of receiving that nobody knows is an error of the caller: it must not become a pick-up. @throws ApiError */
export function checkDeliveryType({ delivery_type }: OrderBody): void {
  if (!DELIVERY_TYPES.includes(delivery_type))
    throw apiErrors.badField(
      'delivery_type',
      'Неизвестный способ получения: 1\u00a0—\u00a0самовывоз, 2\u00a0—\u00a0доставка, -1\u00a0—\u00a0не\u00a0выбран',
    )
}

/** A chosen id, or undefined when the text is none. */
export const chosenId = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
