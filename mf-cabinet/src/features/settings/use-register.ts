import { nameOf, useCompanyByInn } from '@prilavok/shared-kernel/company'
import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import type { FormState } from '@prilavok/shared-kernel/forms'
import { useEffect, useState } from 'react'
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

/** What a company has besides: the register does not know it, and no other company has the same. */
const OWN = {
  phone: '',
  company_email: '',
  post_address: '',
  bank_code: '',
  bank_name: '',
  payment_account: '',
  correspond_account: '',
}
type CompanyFields = ReturnType<typeof fieldsOf> & typeof OWN

const companyOf = (values: SettingsValues): CompanyFields => {
  const fields = [
    ...Object.keys(OWN),
    'inn',
    'kpp',
    'ogrn',
    'company_name',
    'short_name',
    'owner',
    'main_address',
  ]
  return Object.fromEntries(
    fields.map((field) => [field, values[field as keyof CompanyFields]]),
  ) as unknown as CompanyFields
}

/** What of it fills empty fields. */
const missingOf = (company: FoundCompany, values: SettingsValues): Partial<SettingsValues> => {
  const fields = Object.entries(fieldsOf(company)) as [keyof ReturnType<typeof fieldsOf>, string][]
  return Object.fromEntries(fields.filter(([field]) => values[field] === ''))
}

/** The company whose details stood in the form before another one was chosen. */
interface Replaced {
  fields: CompanyFields
  /** Of the company that was chosen. */
  byInn: string
}

/**
 * Fills the fields of a company from the register: all of them when a company is chosen, those that are empty when a whole
 * number was typed. All stay open to changes. Where the company is another one, what only the one before had is taken out: an
 * invoice of the one must not be paid from the account of the other.
 */
export function useRegister(form: FormState<SettingsValues>) {
  const { inn, company_name: name } = form.values
  const { lookUp, remember, company, isUnknown, isOtherName } = useCompanyByInn(inn, name)
  /** INN of the company whose details stand in the form; '' when they are nobody's yet. */
  const [owner, setOwner] = useState(form.saved.inn)
  const [replaced, setReplaced] = useState<Replaced>()
  const isAsSaved = !form.unsaved && !form.busy
  useEffect(() => {
    if (isAsSaved) setOwner(form.saved.inn)
  }, [isAsSaved, form.saved.inn])
  const choose = (chosen: FoundCompany) => {
    remember(chosen)
    const isOther = owner !== '' && owner !== chosen.INN
    const before = companyOf(form.values)
    const hasOwn = Object.keys(OWN).some((field) => before[field as keyof typeof OWN] !== '')
    if (isOther && hasOwn) setReplaced({ fields: { ...before, inn: owner }, byInn: chosen.INN })
    setOwner(chosen.INN)
    form.fill(() => ({ ...(isOther ? OWN : {}), ...fieldsOf(chosen) }))
  }
  const isReplaced = replaced !== undefined && replaced.byInn === inn && form.unsaved
  return {
    choose,
    async lookUp(): Promise<void> {
      const found = await lookUp()
      // One that has been wound up is told of, not taken.
      if (!found || found.ACTIVE === 'N') return
      if (owner === '') setOwner(found.INN)
      form.fill((values) => missingOf(found, values))
    },
    company,
    isUnknown,
    isOtherName,
    /** Writes what the register knows over what stands there. */
    refill: () => company && choose(company),
    /** Puts everything back as it was before another company was chosen; none: nothing was taken out. */
    restore: isReplaced
      ? () => {
          form.fill(() => replaced.fields)
          setOwner(replaced.fields.inn)
          setReplaced(undefined)
        }
      : undefined,
  }
}
