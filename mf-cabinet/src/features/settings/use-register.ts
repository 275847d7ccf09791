import { nameOf, useCompanyByInn } from '@prilavok/shared-kernel/company'
import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import type { SettingsValues } from './settings-values'

/** The fields that the register knows of a company. */
const fieldsOf = (company: FoundCompany) => ({
  inn: company.INN,
  kpp: company.KPP,
  ogrn: company.OGRN,
  company_name: company.COMPANY_NAME || nameOf(company),
  short_name: company.SHORT_NAME,
  owner: company.OWNER,
  main_address: company.ADDRESS,
})

/** What of it fills empty fields. */
const missingOf = (company: FoundCompany, values: SettingsValues): Partial<SettingsValues> => {
  const fields = Object.entries(fieldsOf(company)) as [keyof ReturnType<typeof fieldsOf>, string][]
  return Object.fromEntries(fields.filter(([field]) => values[field] === ''))
}

/**
 * Fills the fields of a company from the register: all of them when a company is chosen, those that are empty when a whole
 * number was typed. All stay open to changes.
 */
export function useRegister(form: FormState<SettingsValues>) {
  const { inn, company_name: name } = form.values
  const { lookUp, remember, company, isUnknown, isOtherName } = useCompanyByInn(inn, name)
  const choose = (chosen: FoundCompany) => {
    remember(chosen)
    form.fill(() => fieldsOf(chosen))
  }
  return {
    choose,
    async lookUp(): Promise<void> {
      const found = await lookUp()
      // One that has been wound up is told of, not taken.
      if (found && found.ACTIVE !== 'N') form.fill((values) => missingOf(found, values))
    },
    company,
    isUnknown,
    isOtherName,
    /** Writes what the register knows over what stands there. */
    refill: () => company && choose(company),
  }
}
