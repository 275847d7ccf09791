import { type Static, Type } from '@sinclair/typebox'
import { PathId, ShortText } from '../http/schemas'

const Email = Type.Union([Type.Literal(''), Type.String({ maxLength: 320, pattern: '^[^@\\s]+@[^@\\s]+$' })])

/** 001 §3, Address point. `variant`: base with a contact, post without (AMB-58). */
export const PointBody = Type.Object({
  id: Type.Optional(PathId),
  delete: Type.Optional(ShortText),
  variant: Type.Optional(Type.Union([Type.Literal('base'), Type.Literal('post')])),
  address: Type.Optional(Type.String({ maxLength: 500 })),
  contact_name: Type.Optional(ShortText),
  contact_email: Type.Optional(Email),
  contact_phone: Type.Optional(Type.String({ maxLength: 50 })),
})
export type PointBody = Static<typeof PointBody>
