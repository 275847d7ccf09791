/** Sum of digits by weights. */
const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const OF_COMPANY = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const OF_PERSON_FIRST = [7, ...OF_COMPANY]
const OF_PERSON_SECOND = [3, ...OF_PERSON_FIRST]

const innDigit = (digits: string, weights: readonly number[]): string =>
  String((weigh(digits, weights) % 11) % 10)

/** An INN without its check digits (9 or 10 digits) made whole. */
export function completeInn(digits: string): string {
  if (digits.length === OF_COMPANY.length) return digits + innDigit(digits, OF_COMPANY)
  const eleven = digits + innDigit(digits, OF_PERSON_FIRST)
  return eleven + innDigit(eleven, OF_PERSON_SECOND)
}

/** Whether the check digits of a Russian INN are right: 10 digits of an organisation, 12 of a person. */
export const innIsRight = (inn: string): boolean =>
  /^(\d{10}|\d{12})$/.test(inn) && completeInn(inn.slice(0, inn.length === 10 ? 9 : 10)) === inn
