import { type Static, Type } from '@sinclair/typebox'
import { Comment } from '../basket/schemas'
import { ShortText } from '../http/schemas'

/** Body of `create` (AMB-43). Prices, sums and products are not in it: the server knows them. */
export const OrderBody = Type.Object({
  payment: Type.Optional(ShortText),
  /** '1' pick-up, '2' delivery, '-1' none chosen. */
  delivery_type: Type.Optional(ShortText),
  delivery_zone: Type.Optional(ShortText),
  address_id: Type.Optional(ShortText),
  tradepoint_id: Type.Optional(ShortText),
  comment: Type.Optional(Comment),
  sort: Type.Optional(ShortText),
  user_code: Type.Optional(ShortText),
  /** Roubles (points) that the buyer was shown for the goods: when they differ now, the order is refused as changed. */
  expected_sum: Type.Optional(Type.Number()),
  /** Roubles that the buyer was shown for the delivery; the same holds. */
  expected_delivery: Type.Optional(Type.Number()),
  /** CONFIRM of an answer `order_changed`: the buyer agrees to what it told. */
  confirm: Type.Optional(ShortText),
  /** A repeated call with the same key is the same order. Also taken from the Idempotency-Key header. */
  idempotency_key: Type.Optional(Type.String({ minLength: 8, maxLength: 200 })),
})
export type OrderBody = Static<typeof OrderBody>

/** A chosen id, or undefined when the text is none. */
export const chosenId = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
