import type { Country } from '@prilavok/shared-kernel/contract'
import { companyTexts } from './texts'

/** The default country of every form, known without asking (AMB-24). */
export const RUSSIA: Country = {
  ID: 643,
  NAME: companyTexts.russia,
  MOK_CODE: '643',
  INN_COUNT: [10, 12],
  INN_NAME: companyTexts.inn,
}
/** Symbols of a tax number where the country says nothing (001 §5). */
const MAX_INN = 15

/** A country by its code; the default one while the list is not there. */
export const countryOf = (countries: readonly Country[] | undefined, code: string): Country =>
  countries?.find(({ MOK_CODE }) => MOK_CODE === code) ?? RUSSIA

export const isDefault = ({ MOK_CODE }: Country): boolean => MOK_CODE === RUSSIA.MOK_CODE

/** What is wrong with the tax number of a company; undefined when nothing (AMB-24). */
export function innError(inn: string, country: Country): string | undefined {
  const { INN_COUNT, INN_NAME } = country
  if (inn === '') return companyTexts.noInn(INN_NAME)
  if (INN_COUNT.length > 0)
    return INN_COUNT.includes(inn.length) ? undefined : companyTexts.innLengths(INN_COUNT)
  return inn.length > MAX_INN ? companyTexts.innTooLong(MAX_INN) : undefined
}

/** `7701234567/770101001`, as details are copied: the number, and the КПП beside it. */
export function splitInn(text: string, country: Country): { inn: string; kpp?: string } {
  const [, inn, kpp] = (isDefault(country) && /(?<!\d)(\d{10}|\d{12})\D+(\d{9})(?!\d)/.exec(text)) || []
  return inn && kpp ? { inn, kpp } : { inn: plainInn(text, country) }
}

/** What of a typed or pasted text can be a tax number: digits only in the default country. */
export const plainInn = (text: string, country: Country): string =>
  isDefault(country) ? text.replace(/\D/g, '') : text.replace(/[^\p{L}\d-]/gu, '')
