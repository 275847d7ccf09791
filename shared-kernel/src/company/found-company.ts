import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { companyTexts } from './texts'

/** What a company is called in everyday correspondence. */
export const nameOf = ({ SHORT_NAME, COMPANY_NAME }: FoundCompany): string => SHORT_NAME || COMPANY_NAME

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Whether a typed name is one of the company's, whatever its case and quotation marks. */
export const isNamed = ({ SHORT_NAME, COMPANY_NAME }: FoundCompany, name: string): boolean =>
  [SHORT_NAME, COMPANY_NAME].some((own) => own !== '' && plain(own) === plain(name))

/** Number, address and state: the second line of an option. */
const detailsOf = ({ INN, ADDRESS, ACTIVE }: FoundCompany): string =>
  [`${companyTexts.inn} ${INN}`, ADDRESS, ACTIVE === 'N' ? companyTexts.closedDown : '']
    .filter(Boolean)
    .join(', ')

/** How a `SuggestField` shows companies of the register. */
export const companyOptions = {
  idOf: ({ INN, KPP }: FoundCompany) => `${INN}-${KPP}`,
  titleOf: nameOf,
  descriptionOf: detailsOf,
  emptyText: companyTexts.notInRegister,
}
