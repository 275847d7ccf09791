import type {
  FilterProperty,
  FilterState,
  FiltersAnswer,
  FilterValue,
} from '@prilavok/shared-kernel/contract'
import { flag } from '../../../platform/yes-no'
import type { Totals, ValueCounts } from './count-values'
import type { Options } from './list-filters'
import type { PanelProperty, PanelValue } from './panel'
import { HIGHEST, LOWEST } from './price-range'

const FLAGS = [
  ['new', 'Новинки'],
  ['hot', 'Хиты продаж'],
  ['stock', 'В наличии'],
  ['sale', 'Распродажа'],
] as const

interface Parts extends Options {
  counts: ValueCounts
  state: FilterState
}

/** The answer in the words of the contract. */
export function composeFilters({ panel, sections, counts, state }: Parts): FiltersAnswer {
  const isChosen = (key: string, id: string) => state[key]?.includes(id) ?? false
  const line = (key: string, id: string, label: string, count: number): FilterValue => ({
    ID: id,
    VALUE: label,
    CNT: count,
    DISABLED: flag(count === 0 && !isChosen(key, id)),
    CHECKED: flag(isChosen(key, id)),
  })
  const lines = (key: string, values: readonly PanelValue[]) =>
    values.map(({ facetId, id, label }) => line(key, id, label, counts.of(facetId, key)))
  const inSections = counts.ofSections('sections')
  const properties = panel.properties.map((property) => ({
    ...headOf(property),
    VALUES: lines(property.code, property.values),
  }))
  return {
    sections: sections.map(({ id, label, ord, ordEnd }) => {
      let count = 0
      for (const [own, number] of inSections) if (own >= ord && own <= ordEnd) count += number
      return line('sections', id, label, count)
    }),
    marks: lines('marks', panel.marks),
    offers: lines('offers', panel.offers),
    MIN_BATCH: lines('MIN_BATCH', panel.batches),
    properties,
    base: FLAGS.map(([id, label]) => line('base', id, label, counts.totals(`base:${id}`)[id])),
    ...priceBounds(counts.totals('price')),
    ENTITIES: { PROPERTY: Object.fromEntries(panel.properties.map((one) => [one.code, headOf(one)])) },
    NAV: { CNT: counts.totals('').count },
  }
}

const headOf = ({ code, title, primary, sort }: PanelProperty): Omit<FilterProperty, 'VALUES'> => ({
  CODE: code,
  TITLE: title,
  TYPE: primary ? 'PRIMARY' : 'BASIC',
  PRIMARY: flag(primary),
  SORT: sort,
})

/** Whole roubles around the prices found, inside the slider (AMB-56). */
const priceBounds = ({ low, high }: Totals): Pick<FiltersAnswer, 'MIN_PRICE' | 'MAX_PRICE'> => ({
  MIN_PRICE: low === null ? LOWEST : Math.min(HIGHEST, Math.floor(low / 100)),
  MAX_PRICE: high === null ? HIGHEST : Math.min(HIGHEST, Math.ceil(high / 100)),
})
