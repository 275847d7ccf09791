import type { Country } from '@prilavok/shared-kernel/contract'
import { innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { RUSSIA } from '../countries/countries'

/** Lengths of a country that has none of its own (001 §5). */
const LONGEST = 15

/**
 * What is wrong with the tax number of a company, for the buyer.
 * @param inn trimmed
 * @returns null when it may be right (AMB-24)
 */
export function taxNumberError(inn: string, country: Country): string | null {
  if (inn === '')
    return country.MOK_CODE === RUSSIA ? 'Вы не указали ИНН' : `Вы не указали ${country.INN_NAME}`
  const lengths = country.INN_COUNT
  if (lengths.length > 0 && !lengths.includes(inn.length))
    return `Количество символов должно быть: ${lengths.join(', ')}`
  if (inn.length > LONGEST) return `Количество символов не больше: ${LONGEST}`
  const isRight = country.MOK_CODE === RUSSIA ? innIsRight(inn) : /^[\p{L}\d-]+$/u.test(inn)
  return isRight ? null : `Указан некорректный ${country.INN_NAME}`
}
