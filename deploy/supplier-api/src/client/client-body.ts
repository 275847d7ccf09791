import { type Static, Type } from '@sinclair/typebox'

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** One phone, or several as `phones[0]`. */
export const Phones = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Record(Type.String({ pattern: '^\\d{1,2}$' }), Type.String({ maxLength: 50 }), { maxProperties: 10 }),
])

/** POST /v3/api/client/info/: profile, legal info, add company (AMB-82) and change of the supplier (001 §3, §7). */
export const ClientBody = Type.Object({
  selected_shop: Text(300),
  name: Text(100),
  surname: Text(100),
  middle_name: Text(100),
  address: Text(500),
  phones: Type.Optional(Phones),
  email: Text(320),
  legal_entity: Text(10),
  country: Text(10),
  main_address: Text(500),
  post_address: Text(500),
  inn: Text(50),
  kpp: Text(50),
  ogrn: Text(50),
  owner: Text(200),
  phone: Text(50),
  company_email: Text(320),
  company_name: Text(300),
  short_name: Text(200),
  bank_code: Text(50),
  bank_name: Text(200),
  payment_account: Text(50),
  correspond_account: Text(50),
})
export type ClientBody = Static<typeof ClientBody>

/** The phones of a form, trimmed. */
export const phonesOf = (phones: Static<typeof Phones>): string[] =>
  (typeof phones === 'string' ? [phones] : Object.values(phones)).map((phone) => phone.trim())
