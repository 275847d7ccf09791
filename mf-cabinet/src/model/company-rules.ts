import { innError, isDefault } from '@prilavok/shared-kernel/company'
import type { Country } from '@prilavok/shared-kernel/contract'
import { string } from '@prilavok/shared-kernel/forms'
import { companyFormTexts } from './texts'

const KPP = /^\d{9}$/
const OGRN = /^\d{13}$/
const OGRN_OF_PROPRIETOR = /^\d{15}$/
/** Digits of the INN of a sole proprietor. */
const PERSONAL_INN = 12

const free = string().default('')

/** 13 digits (001 §5); of a sole proprietor, who has an INN of 12 digits, an OGRNIP of 15. */
const isOgrn = (ogrn: string, inn: string | undefined): boolean =>
  OGRN.test(ogrn) || (inn?.length === PERSONAL_INN && OGRN_OF_PROPRIETOR.test(ogrn))

/**
 * Rules of the fields that both forms of a company have, full and short (001 §5, Add company): name and tax number are
 * required, what else is given must be right. КПП and ОГРН are Russian.
 * @param country whose tax number it is
 */
export const companyRules = (country: Country) => ({
  company_name: free.trim().required(companyFormTexts.noCompanyName),
  inn: free.test('inn', (inn, { createError }) => {
    const message = innError(inn, country)
    return message === undefined || createError({ message })
  }),
  kpp: free.test(
    'kpp',
    companyFormTexts.wrongKpp,
    (kpp) => !isDefault(country) || kpp.trim() === '' || KPP.test(kpp.trim()),
  ),
  ogrn: free.test(
    'ogrn',
    companyFormTexts.wrongOgrn,
    (ogrn, { parent }) => !isDefault(country) || ogrn.trim() === '' || isOgrn(ogrn.trim(), parent.inn),
  ),
})
