import { type FilterState, readFilters } from '@prilavok/shared-kernel/contract'
import { PRICE } from './filter-choices'

/** What the `filter` of an address says. */
export interface AppliedFilters {
  /** As it stands there. */
  raw: string
  /** As the API's calls take it; '': none, or not readable. */
  text: string
  state: FilterState
  /** It is no filter text: nothing is applied, and the buyer is told. */
  unreadable: boolean
}

const FILTER = 'filter'

export const readApplied = (search: URLSearchParams): AppliedFilters => appliedOf(search.get(FILTER) ?? '')

/** Whole roubles; no shop sells anything dearer. */
const AMOUNT = /^\d{1,9}$/

/** One or two ends, of which at least one is closed. Addresses are edited and cut by hand. */
const isPriceReadable = ({ [PRICE]: ends }: FilterState): boolean =>
  ends === undefined ||
  (ends.length <= 2 && ends.some((end) => end !== '') && ends.every((end) => end === '' || AMOUNT.test(end)))

export function appliedOf(text: string): AppliedFilters {
  const read = readFilters(text)
  const state = read && isPriceReadable(read) ? read : null
  return { raw: text, text: state ? text : '', state: state ?? {}, unreadable: state === null }
}

/** The change that puts them into an address; without filters nothing of them is left there. */
export const filterChange = ({ raw }: AppliedFilters) => ({ [FILTER]: raw || null })
