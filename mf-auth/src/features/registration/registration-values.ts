import { RUSSIA } from '@prilavok/shared-kernel/company'
import type { Flag, Shop } from '@prilavok/shared-kernel/contract'
import { personName } from '@prilavok/shared-kernel/contract/person-name'
import { type PhoneCode, phoneOf } from '@prilavok/shared-kernel/contract/phone-number'
import type { Registration } from '../../api/register'

/** Fields as the call names them (001 §3), so that the server's errors find them. */
export interface RegistrationValues {
  is_legal_entity: Flag
  inn: string
  organization_name: string
  surname: string
  name: string
  middle_name: string
  email: string
  /** As its mask shows it. */
  phone: string
  phoneCode: PhoneCode
  /** MOK_CODE */
  country: string
  agree: boolean
  transfer: boolean
}

export const EMPTY: RegistrationValues = {
  is_legal_entity: 'Y',
  inn: '',
  organization_name: '',
  surname: '',
  name: '',
  middle_name: '',
  email: '',
  phone: '',
  phoneCode: '+7',
  country: RUSSIA.MOK_CODE,
  agree: false,
  transfer: false,
}

/** Nothing of it is a secret, and the consents are given in this very form: all of it survives a reload. */
export const DRAFT = Object.keys(EMPTY) as (keyof RegistrationValues)[]

/** Where only legal entities register nobody can choose, so an earlier choice is not brought back either. */
export const LEGAL_DRAFT = DRAFT.filter((field) => field !== 'is_legal_entity')

/** Fields of a company, which an individual is not asked for. */
export const COMPANY_FIELDS: readonly string[] = [
  'inn',
  'organization_name',
] satisfies (keyof RegistrationValues)[]

/** The form as the call takes it: the phone with its code, nothing of a company for an individual (001 §7). */
export function toRegistration(values: RegistrationValues, shop: Shop): Registration {
  const { is_legal_entity, inn, organization_name, email, country, phoneCode, phone } = values
  return {
    is_legal_entity,
    allow_physical: shop.ALLOW_PHYSICAL,
    surname: personName(values.surname),
    name: personName(values.name),
    middle_name: personName(values.middle_name),
    email: email.trim(),
    phone: phoneOf(phoneCode, phone),
    country,
    agree: 'Y',
    transfer: 'Y',
    ...(is_legal_entity === 'Y' ? { inn, organization_name: organization_name.trim() } : {}),
  }
}
