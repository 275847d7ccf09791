import type { Kopecks } from '../../platform/money'

/** No-break space: thousands, and before units. */
export const NBSP = '\u00a0'

/** Three Russian forms: for 1, for 2, for 5. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The form that goes with a count from 0 on. */
export function pluralize(count: number, [one, few, many]: PluralForms): string {
  const rest = count % 100
  const last = rest % 10
  if (last === 0 || last > 4 || (rest > 10 && rest < 20)) return many
  return last === 1 ? one : few
}

/** `1 234 567`, thousands apart. */
export const wholeText = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, NBSP)

/** `1 984,50`: always with kopecks, as documents have it. */
export function sumText(sum: Kopecks): string {
  const text = `${wholeText(Math.floor(Math.abs(sum) / 100))},${String(Math.abs(sum) % 100).padStart(2, '0')}`
  return sum < 0 ? `\u2212${text}` : text
}
