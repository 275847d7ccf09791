import type { FiltersAnswer } from '@prilavok/shared-kernel/contract'
import { type Choice, PRICE } from './filter-choices'
import { allGroups } from './filter-groups'
import { filtersTexts } from './texts'

export interface ChoiceName {
  group: string
  value: string
  /** The value, with its group where it says nothing alone. */
  label: string
}

/** «Да», «5», «0,7–1» mean nothing without what they are of. */
const SAYS_NOTHING = /^(да|нет|есть|[\d\s.,×xх/–-]+(шт\.)?)$/iu

/** What is known of the filters: a query of `filtersQuery`. */
export interface KnownFilters {
  data: FiltersAnswer | undefined
  isPending: boolean
}

/** How a choice is called; a value that the answer does not know is called as in the address, «…» while the answer is on its way. */
export function choiceName(
  { key, value }: Choice,
  { data: answer, isPending }: KnownFilters,
  sign: string,
): ChoiceName {
  if (key === PRICE) {
    const [from = '', to = ''] = value.split(',')
    const range = filtersTexts.price(from, to, sign)
    return { group: filtersTexts.groups.price(sign), value: range, label: range }
  }
  const group = answer && allGroups(answer).find((one) => one.key === key)
  const title = group?.title ?? (isPending ? filtersTexts.asking : key)
  const known = group?.values.find(({ ID }) => ID === value)?.VALUE
  const name = known ?? (isPending ? filtersTexts.asking : value)
  return { group: title, value: name, label: SAYS_NOTHING.test(name) ? `${title}: ${name}` : name }
}
