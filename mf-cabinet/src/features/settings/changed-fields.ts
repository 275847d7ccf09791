import { companyTexts } from '@prilavok/shared-kernel/company'
import { companyFormTexts } from '../../model/texts'
import type { SettingsValues } from './settings-values'
import { settingsTexts } from './texts'

type Field = keyof SettingsValues

/** What the fields are called where it is said which of them are wrong. */
export const LABELS: Record<Field, string> = {
  surname: settingsTexts.surname,
  name: settingsTexts.name,
  middle_name: settingsTexts.middleName,
  email: settingsTexts.email,
  phones: settingsTexts.phone,
  legal_entity: settingsTexts.who,
  country: companyTexts.country,
  inn: companyTexts.inn,
  kpp: companyFormTexts.kpp,
  company_name: settingsTexts.fullName,
  ogrn: companyFormTexts.ogrn,
  short_name: settingsTexts.shortName,
  owner: settingsTexts.owner,
  phone: settingsTexts.companyPhone,
  main_address: settingsTexts.address,
  company_email: settingsTexts.companyEmail,
  post_address: settingsTexts.postAddress,
  bank_code: settingsTexts.bankCode,
  bank_name: settingsTexts.bankName,
  payment_account: settingsTexts.paymentAccount,
  correspond_account: settingsTexts.correspondAccount,
  understood: companyFormTexts.understood,
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** How many fields wait to be saved; a word given beside them is none. */
export const countChanged = (values: SettingsValues, saved: SettingsValues): number =>
  (Object.keys(values) as Field[]).filter(
    (field) => field !== 'understood' && !isSame(values[field], saved[field]),
  ).length
