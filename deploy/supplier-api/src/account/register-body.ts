import { type Static, Type } from '@sinclair/typebox'
import { ShortText } from '../http/schemas'

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
const Box = Text(10)
/** A password may be long; what is too long for its hash is refused with a text. */
const Password = Text(1000)
const Email = Text(320)
const Code = Text(200)

/** GET /v3/api/auth/register/ */
export const CheckQuery = Type.Object({
  type: Type.Union([Type.Literal('validation'), Type.Literal('validation_reset')]),
  email: Email,
  user_checkword: Code,
})
export type CheckQuery = Static<typeof CheckQuery>

/** POST /v3/api/auth/register/: every field of every type (001 §3). */
export const RegisterBody = Type.Object({
  type: Type.Union([
    Type.Literal('registration'),
    Type.Literal('change_password'),
    Type.Literal('recovery'),
    Type.Literal('reset_password'),
  ]),
  surname: Text(100),
  name: Text(100),
  middle_name: Text(100),
  email: Email,
  password: Password,
  agree: Box,
  transfer: Box,
  is_legal_entity: Box,
  allow_physical: Box,
  inn: Text(50),
  organization_name: Type.Optional(ShortText),
  phone: Text(50),
  phoneCode: Text(10),
  country: Text(10),
  last_password: Password,
  new_password: Password,
  confirm_password: Password,
  user_checkword: Code,
})
export type RegisterBody = Static<typeof RegisterBody>

/** PUT /v1/login/confirm/: in the body, or in the query as the link of the letter has it (AMB-26). */
export const ConfirmFields = Type.Object({ email: Email, code: Code })
export type ConfirmFields = Static<typeof ConfirmFields>
