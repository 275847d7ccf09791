/** Three Russian forms: for 1, for 2, for 5. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The form that goes with a count: `pluralize(21, ['товар', 'товара', 'товаров'])` is «товар». */
export const pluralize = (count: number, [one, few, many]: PluralForms): string => {
  const n = Math.abs(Math.trunc(count)) % 100
  const last = n % 10
  if (n > 10 && n < 20) return many
  if (last === 1) return one
  return last >= 2 && last <= 4 ? few : many
}
