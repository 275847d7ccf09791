import type { ClientItem, Flag, Personal } from '@prilavok/shared-kernel/contract'
import { personName } from '@prilavok/shared-kernel/contract/person-name'
import { phoneText } from '@prilavok/shared-kernel/format'
import type { ClientFields } from '../../api/save-client'
import type { PersonFields } from '../../api/save-personal'

/** Fields of a company as the call names them (001 §3, Legal-info form). */
export interface CompanyValues {
  inn: string
  kpp: string
  ogrn: string
  owner: string
  /** Of the company; those of the person are `phones`. */
  phone: string
  company_email: string
  company_name: string
  short_name: string
  bank_code: string
  bank_name: string
  payment_account: string
  correspond_account: string
}

/** Of an individual, too. */
interface PlaceValues {
  /** MOK_CODE */
  country: string
  main_address: string
  post_address: string
}

/** All that one «Сохранить» sends. */
export interface SettingsValues extends CompanyValues, PlaceValues {
  surname: string
  name: string
  middle_name: string
  email: string
  phones: readonly string[]
  legal_entity: Flag
  /** An individual knows that there is no way back (CAB-071). */
  understood: boolean
}

const companyValues = (client: ClientItem): CompanyValues => ({
  inn: client.INN,
  kpp: client.KPP,
  ogrn: client.OGRN,
  owner: client.OWNER,
  phone: phoneText(client.PHONE),
  company_email: client.EMAIL,
  company_name: client.COMPANY_NAME,
  short_name: client.SHORT_NAME,
  bank_code: client.BANK_CODE,
  bank_name: client.BANK_NAME,
  payment_account: client.PAYMENT_ACCOUNT,
  correspond_account: client.CORRESPOND_ACCOUNT,
})

const placeValues = (client: ClientItem): PlaceValues => ({
  country: client.COUNTRY.MOK_CODE,
  main_address: client.POINTS.MAIN?.ADDRESS ?? '',
  post_address: client.POINTS.POST?.ADDRESS ?? '',
})

/** What the form begins with. Somebody without a phone has an empty box for it. */
export const settingsValues = (personal: Personal, client: ClientItem): SettingsValues => ({
  ...companyValues(client),
  surname: personal.SURNAME,
  name: personal.NAME,
  middle_name: personal.MIDDLE_NAME,
  email: personal.EMAIL,
  phones: personal.PHONE.length > 0 ? personal.PHONE.map(phoneText) : [''],
  legal_entity: client.LEGAL_ENTITY,
  understood: false,
  ...placeValues(client),
})

/** Nothing of it is a secret: all of it survives a reload. */
export const draftOf = (values: SettingsValues) => Object.keys(values) as (keyof SettingsValues)[]

const trimmed = (phones: readonly string[]) => phones.map((phone) => phone.trim())

export const personFields = (values: SettingsValues): PersonFields => ({
  surname: personName(values.surname),
  name: personName(values.name),
  middle_name: personName(values.middle_name),
  phone: trimmed(values.phones),
})

type ClientField = keyof CompanyValues | keyof PlaceValues

/** Without them the call knows no company. */
const ALWAYS: readonly ClientField[] = ['inn', 'company_name']

/**
 * The client as the call takes it; an individual has no company fields. Country, addresses and fields of a company that were
 * not changed are not sent: a colleague may have changed them meanwhile.
 * @param client as it was read last, which fields that were not changed follow
 */
export function clientFields(values: SettingsValues, client: ClientItem): ClientFields {
  const { phone: _phone, ...names } = personFields(values)
  const person = { ...names, email: values.email.trim(), phones: trimmed(values.phones) }
  const isCompany = values.legal_entity === 'Y'
  const isNew = isCompany && client.LEGAL_ENTITY === 'N'
  const before: Partial<Record<ClientField, string>> = {
    ...placeValues(client),
    ...(isCompany && companyValues(client)),
  }
  const fields = Object.keys(before) as ClientField[]
  const sent = fields.filter(
    (field) => isNew || (isCompany && ALWAYS.includes(field)) || values[field] !== before[field],
  )
  return { ...person, ...Object.fromEntries(sent.map((field) => [field, values[field].trim()])) }
}
