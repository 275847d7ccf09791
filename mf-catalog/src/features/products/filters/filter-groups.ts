import type { FilterProperty, FiltersAnswer, FilterValue } from '@prilavok/shared-kernel/contract'
import { filtersTexts } from './texts'

/** Lines of the panel that are ticked together. */
export interface FilterGroup {
  /** Its key in the applied state. */
  key: string
  title: string
  values: FilterValue[]
  /** Whether it stands open at first. */
  open: boolean
  /** Cannot be closed, and its title is for screen readers only. */
  plain?: boolean
}

const isPrimary = ({ TYPE, PRIMARY }: Pick<FilterProperty, 'TYPE' | 'PRIMARY'>): boolean =>
  TYPE === 'PRIMARY' || PRIMARY === 'Y'

/** PRIMARY ones first, then by SORT (CAT-026, CAT-027). What describes them stands in ENTITIES.PROPERTY, else beside the values. */
function propertyGroups({ properties, ENTITIES }: FiltersAnswer): FilterGroup[] {
  return properties
    .map((property) => ({ ...property, ...ENTITIES?.PROPERTY?.[property.CODE] }))
    .sort((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)) || a.SORT - b.SORT)
    .map((property) => ({
      key: property.CODE,
      title: property.TITLE,
      values: property.VALUES,
      open: isPrimary(property),
    }))
}

/** Groups above and below the price, in the kit's order; those without values are left out. */
export function filterGroups(answer: FiltersAnswer): {
  abovePrice: FilterGroup[]
  belowPrice: FilterGroup[]
} {
  const { groups, batch } = filtersTexts
  const filled = ({ values }: FilterGroup) => values.length > 0
  return {
    abovePrice: [
      { key: 'sections', title: groups.sections, values: answer.sections, open: true },
      { key: 'base', title: groups.base, values: answer.base, open: true, plain: true },
    ].filter(filled),
    belowPrice: [
      ...propertyGroups(answer),
      {
        key: 'MIN_BATCH',
        title: groups.MIN_BATCH,
        values: answer.MIN_BATCH.map((line) => ({ ...line, VALUE: batch(line.VALUE) })),
        open: false,
      },
      { key: 'marks', title: groups.marks, values: answer.marks, open: false },
      { key: 'offers', title: groups.offers, values: answer.offers, open: false },
    ].filter(filled),
  }
}

/** Every group that holds lines, to name what is applied. */
export const allGroups = (answer: FiltersAnswer): FilterGroup[] => {
  const { abovePrice, belowPrice } = filterGroups(answer)
  return [...abovePrice, ...belowPrice]
}
