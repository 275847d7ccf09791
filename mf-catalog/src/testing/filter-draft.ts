import type { FiltersAnswer, FilterValue } from '@prilavok/shared-kernel/contract'
import type { FilterDraft } from '../features/products/filters/use-filter-draft'

/** A value that twelve products have. */
export const filterLine = (ID: string, changes: Partial<FilterValue> = {}): FilterValue => ({
  ID,
  VALUE: ID,
  CNT: 12,
  DISABLED: 'N',
  CHECKED: 'N',
  ...changes,
})

/** Counts of a list of twelve products that cannot be narrowed. */
export const filterCounts = (changes: Partial<FiltersAnswer> = {}): FiltersAnswer => ({
  sections: [],
  marks: [],
  offers: [],
  MIN_BATCH: [],
  base: [],
  properties: [],
  MIN_PRICE: 10,
  MAX_PRICE: 120,
  ENTITIES: { PROPERTY: {} },
  NAV: { CNT: 12 },
  ...changes,
})

/** Nothing ticked, counts known. */
export const filterDraft = (changes: Partial<FilterDraft> = {}): FilterDraft => ({
  state: {},
  change: () => undefined,
  isAhead: () => false,
  apply: () => undefined,
  reset: () => undefined,
  changed: false,
  answer: filterCounts(),
  asking: false,
  counting: undefined,
  error: null,
  retry: () => undefined,
  ...changes,
})
