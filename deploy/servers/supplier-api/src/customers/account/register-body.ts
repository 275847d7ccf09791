import { type Static, Type } from '@sinclair/typebox'
import { formText, oneOf, shortText } from '../../platform/http/schemas'

const box = (description: string) => formText(10, `Y: ${description}`)
/** A password may be long; what is too long for its hash is rejected with a text. */
const password = (description: string) => formText(1000, description)
const Email = formText(320, 'E-mail')
const Checkword = formText(200, 'Check word that the e-mail of a recovery brought')

/** GET /v3/api/auth/register/ */
export const CheckQuery = Type.Object({
  type: oneOf(['validation', 'validation_reset'], {
    description: 'validation: whether an e-mail may register; validation_reset: whether a check word is good',
  }),
  email: Email,
  user_checkword: Checkword,
})
export type CheckQuery = Static<typeof CheckQuery>

/** POST /v3/api/auth/register/: every field of every type (001 §3). */
export const RegisterBody = Type.Object({
  type: oneOf(['registration', 'change_password', 'recovery', 'reset_password'], {
    description:
      'registration: the long form, or the short one of e-mail and password; change_password: of the client; recovery: sends an e-mail; reset_password: by its check word',
  }),
  surname: formText(100, 'Surname'),
  name: formText(100, 'First name'),
  middle_name: formText(100, 'Patronymic'),
  email: Email,
  password: password('Password of the short form of registration'),
  agree: box('agrees to the processing of personal data'),
  transfer: box('agrees to their transfer'),
  is_legal_entity: box('a company'),
  allow_physical: box('an individual'),
  inn: formText(50, 'Of a company: tax number (ИНН), of as many digits as the country has'),
  organization_name: shortText('Of a company: its name'),
  phone: formText(50, 'Phone without the code of the country'),
  phoneCode: formText(10, 'Code of the country: +7'),
  country: formText(10, 'MOK_CODE of a country: 643'),
  last_password: password('Of change_password: the present one; of a client who has one'),
  new_password: password('Of change_password and reset_password: the new one'),
  confirm_password: password('Of change_password and reset_password: the new one once more'),
  user_checkword: Checkword,
})
export type RegisterBody = Static<typeof RegisterBody>

/** PUT /v1/login/confirm/: in the body, or in the query as the link of the e-mail has it (AMB-26). */
export const ConfirmFields = Type.Object({
  email: Email,
  code: formText(200, 'Code that the e-mail brought'),
})
export type ConfirmFields = Static<typeof ConfirmFields>
