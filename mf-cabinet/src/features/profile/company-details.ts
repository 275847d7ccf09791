import type { ClientItem } from '@prilavok/shared-kernel/contract'
import { formatAddress, phoneText } from '@prilavok/shared-kernel/format'
import { COMPANY_TEXTS } from './texts'

export interface CompanyDetail {
  label: string
  value: string
}

/** A sole proprietor's number of registration has two digits more than a company's. */
const OGRNIP_DIGITS = 15

const known = (details: readonly CompanyDetail[]): CompanyDetail[] => details.filter(({ value }) => value)

/** What a contract begins with, for the card itself. */
export const mainDetails = ({ COUNTRY, INN, KPP, OGRN }: ClientItem): CompanyDetail[] =>
  known([
    { label: COUNTRY.INN_NAME, value: INN },
    { label: COMPANY_TEXTS.kpp, value: KPP },
    { label: OGRN.length === OGRNIP_DIGITS ? COMPANY_TEXTS.ogrnip : COMPANY_TEXTS.ogrn, value: OGRN },
  ])

/** All else that is known of the company; what is empty is left out (CAB-072). */
export const otherDetails = (company: ClientItem): CompanyDetail[] =>
  known([
    { label: COMPANY_TEXTS.name, value: company.COMPANY_NAME },
    { label: COMPANY_TEXTS.shortName, value: company.SHORT_NAME },
    { label: COMPANY_TEXTS.owner, value: company.OWNER },
    { label: COMPANY_TEXTS.phone, value: phoneText(company.PHONE) },
    { label: COMPANY_TEXTS.email, value: company.EMAIL },
    { label: COMPANY_TEXTS.country, value: company.COUNTRY.NAME },
    { label: COMPANY_TEXTS.mainAddress, value: formatAddress(company.POINTS.MAIN?.ADDRESS ?? '') },
    { label: COMPANY_TEXTS.postAddress, value: formatAddress(company.POINTS.POST?.ADDRESS ?? '') },
    { label: COMPANY_TEXTS.bank, value: company.BANK_NAME },
    { label: COMPANY_TEXTS.bankCode, value: company.BANK_CODE },
    { label: COMPANY_TEXTS.account, value: company.PAYMENT_ACCOUNT },
    { label: COMPANY_TEXTS.correspondAccount, value: company.CORRESPOND_ACCOUNT },
  ])
