import { type Static, Type } from '@sinclair/typebox'
import { formText, numbered } from '../../platform/http/schemas'

/** One phone, or several as `phones[0]`. */
export const Phones = Type.Union(
  [Type.String({ maxLength: 200 }), numbered(2, Type.String({ maxLength: 50 }), { maxProperties: 10 })],
  { description: 'One phone, or several as name[0], name[1]' },
)

/** POST /v3/api/client/info/: profile, legal info, add company (AMB-82) and change of the supplier (001 §3, §7). */
export const ClientBody = Type.Object({
  selected_shop: formText(
    2000,
    'To change the supplier: link or address of the shop wanted, as it is pasted; the other fields are not looked at',
  ),
  name: formText(100, 'First name of the person'),
  surname: formText(100, 'Surname of the person'),
  middle_name: formText(100, 'Patronymic of the person'),
  address: formText(500, 'Of an individual: the address; as main_address'),
  phones: Type.Optional(Phones),
  email: formText(320, 'E-mail of the person; a new one is confirmed by a link that is sent to it'),
  legal_entity: formText(10, 'Y: a company; N: an individual'),
  country: formText(10, 'MOK_CODE of a country: 643'),
  main_address: formText(500, 'Legal address'),
  post_address: formText(500, 'Postal address'),
  inn: formText(50, 'Tax number (ИНН), of as many digits as the country has'),
  kpp: formText(50, 'КПП'),
  ogrn: formText(50, 'ОГРН'),
  owner: formText(200, 'Head of the company'),
  phone: formText(50, 'Phone of the company'),
  company_email: formText(320, 'E-mail of the company'),
  company_name: formText(300, 'Full name of the company'),
  short_name: formText(200, 'Short name of the company'),
  bank_code: formText(50, 'БИК'),
  bank_name: formText(200, 'Name of the bank'),
  payment_account: formText(50, 'Settlement account'),
  correspond_account: formText(50, 'Correspondent account'),
})
export type ClientBody = Static<typeof ClientBody>

/** The phones of a form, trimmed. */
export const phonesOf = (phones: Static<typeof Phones>): string[] =>
  (typeof phones === 'string' ? [phones] : Object.values(phones)).map((phone) => phone.trim())
