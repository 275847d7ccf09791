/** No-break space: before units. */
export const NBSP = '\u00a0'

/** Three Russian forms: for 1, for 2, for 5. */
export type PluralForms = readonly [one: string, few: string, many: string]

const RULES = new Intl.PluralRules('ru')

/** The form that goes with a count from 0 on. */
export function pluralize(count: number, [one, few, many]: PluralForms): string {
  const rule = RULES.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}
