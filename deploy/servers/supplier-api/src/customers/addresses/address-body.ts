import { type Static, Type } from '@sinclair/typebox'
import { choice, formText, idempotencyKey, oneOf, PathId, shortText } from '../../platform/http/schemas'

/** 001 §3, Address point. `variant`: base with a contact, post without (AMB-58). */
export const PointBody = Type.Object({
  id: Type.Optional(
    Type.Integer({
      ...PathId,
      description: 'ID of the address to save or delete; without it a new one is added',
    }),
  ),
  delete: choice(['Y'], 'Y: the address is deleted'),
  variant: Type.Optional(
    oneOf(['base', 'post'], {
      description: 'base: a delivery address, with a contact; post: the postal address, without',
    }),
  ),
  address: formText(500, 'The address; needed for a new one'),
  contact_name: shortText('Who receives there'),
  contact_email: formText(320, 'E-mail of who receives there; may be empty'),
  contact_phone: formText(50, 'Phone of who receives there'),
  idempotency_key: idempotencyKey(
    'for each new address: a repeated call with the same key adds no second one and answers the first',
  ),
})
export type PointBody = Static<typeof PointBody>
