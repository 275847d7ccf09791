import { countryOf } from '@prilavok/shared-kernel/company'
import type { Country } from '@prilavok/shared-kernel/contract'
import { personName } from '@prilavok/shared-kernel/contract/person-name'
import { boolean, emailRule, lazy, mixed, object, string } from '@prilavok/shared-kernel/forms'
import { companyRules } from '../../model/company-rules'
import { companyFormTexts } from '../../model/texts'
import type { SettingsValues } from './settings-values'
import { settingsTexts } from './texts'

const nameRule = (missing: string) =>
  string()
    .default('')
    .test('name', missing, (text) => personName(text) !== '')

/** What is wrong with a phone of the profile: + optional, 10 to 15 digits after spaces, brackets and hyphens (AMB-66). */
export function phoneError(phone: string | undefined): string | undefined {
  const plain = (phone ?? '').replace(/[\s()-]/g, '')
  if (plain === '') return settingsTexts.noPhone
  return /^\+?\d{10,15}$/.test(plain) ? undefined : settingsTexts.wrongPhone
}

/** The first wrong phone speaks for all of them; each box says its own. */
const phonesRule = mixed<readonly (string | undefined)[]>().test('phones', (phones, { createError }) => {
  const message = (phones ?? ['']).map(phoneError).find(Boolean)
  return message === undefined || createError({ message })
})

/**
 * Rules of the settings. Those of a company hold in its mode alone, and whoever becomes one says that there is no way back.
 * @param countries with the lengths of their tax numbers
 * @param isCompany a company has been saved already
 */
export const settingsSchema = (countries: readonly Country[], isCompany: boolean) =>
  lazy(({ legal_entity, country }: SettingsValues) =>
    object({
      surname: nameRule(settingsTexts.noSurname),
      name: nameRule(settingsTexts.noName),
      email: emailRule().required(settingsTexts.noEmail),
      phones: phonesRule,
      ...(legal_entity === 'Y'
        ? { ...companyRules(countryOf(countries, country)), company_email: emailRule() }
        : {}),
      ...(legal_entity === 'Y' && !isCompany
        ? { understood: boolean().isTrue(companyFormTexts.notUnderstood) }
        : {}),
    }),
  )
