import type { Updateable } from 'kysely'
import type { Companies } from '../../platform/database/schema.generated'
import { type FieldErrors, isTicked } from '../../platform/form-fields/answers'
import { isEmail, plainEmail } from '../../platform/form-fields/email'
import { taxNumberError } from '../account/tax-number'
import { texts } from '../account/texts'
import { countryOf, RUSSIA } from '../countries/countries'
import type { ClientBody } from './client-body'

export const companyTexts = {
  noCompanyName: 'Введите данные',
  wrongKpp: 'Указан некорректный КПП',
  wrongOgrn: 'Указан некорректный ОГРН',
  noWayBack: 'Вернуться в профиль физического лица невозможно',
} as const

/** What the company has already; null: there is none yet. */
export type KnownCompany = Pick<Companies, 'name'> & { inn: string; country: string }

/** Whether a form speaks of a company, and not only of the person. */
export const isCompanyForm = ({ legal_entity, company_name, inn }: ClientBody): boolean =>
  legal_entity === undefined ? company_name !== undefined || inn !== undefined : isTicked(legal_entity)

/** In the forms of a company `email` is the company's; beside a person's name, or alone, it is the person's (AMB-82). */
export const hasCompanyEmail = (body: ClientBody): boolean =>
  isCompanyForm(body) && body.name === undefined && body.surname === undefined

const given = (text: string | undefined): string | undefined => text?.trim()

/** 13 digits (001 §5); of a sole proprietor, who has an INN of 12 digits, an OGRNIP of 15. What is empty fits. */
const ogrnFits = (ogrn: string | undefined, inn: string | undefined): boolean =>
  !ogrn || /^\d{13}$/.test(ogrn) || (inn?.length === 12 && /^\d{15}$/.test(ogrn))

/**
 * Errors and values of the company fields of a form (001 §5, Add company). Required are a name and an INN; what is not given
 * stays as it is.
 */
export function checkCompany(
  body: ClientBody,
  known: KnownCompany | null,
): { errors: FieldErrors; values: Updateable<Companies> } {
  const country = countryOf(body.country?.trim() || known?.country || RUSSIA)
  const name = given(body.company_name)
  const inn = given(body.inn)
  const errors: FieldErrors = {}
  if (isCompanyForm(body) && (name ?? known?.name ?? '') === '')
    errors.company_name = companyTexts.noCompanyName
  if (!country) errors.country = texts.noCountry
  else if (inn !== undefined || (isCompanyForm(body) && !known?.inn)) {
    const error = taxNumberError(inn ?? '', country)
    if (error) errors.inn = error
  }
  const isRussian = country?.MOK_CODE === RUSSIA
  if (isRussian && body.kpp?.trim() && !/^\d{9}$/.test(body.kpp.trim())) errors.kpp = companyTexts.wrongKpp
  if (isRussian && !ogrnFits(given(body.ogrn), inn ?? known?.inn)) errors.ogrn = companyTexts.wrongOgrn
  const email = given(body.company_email) ?? (hasCompanyEmail(body) ? given(body.email) : undefined)
  if (email && !isEmail(plainEmail(email)))
    errors[body.company_email === undefined ? 'email' : 'company_email'] = texts.wrongEmail
  return {
    errors,
    values: {
      name,
      inn,
      country: country?.MOK_CODE,
      kpp: given(body.kpp),
      ogrn: given(body.ogrn),
      owner: given(body.owner),
      phone: given(body.phone),
      email: email === undefined ? undefined : plainEmail(email),
      short_name: given(body.short_name),
      bank_code: given(body.bank_code),
      bank_name: given(body.bank_name),
      payment_account: given(body.payment_account),
      correspond_account: given(body.correspond_account),
      main_address: given(body.main_address ?? body.address),
      post_address: given(body.post_address),
    },
  }
}
