import {
  type FilterProperty,
  type FilterState,
  type FiltersAnswer,
  type FilterValue,
  type Product,
  readFilters,
} from '@prilavok/shared-kernel/contract'

/** A group of the filters, and which products carry which of its values. */
export interface TestFilter {
  /** `sections`, `base`, … or CODE of a property. */
  key: string
  /** Of a property. */
  property?: Partial<Omit<FilterProperty, 'VALUES' | 'CODE'>>
  values: { id: string; name?: string; fits: (product: Product) => boolean }[]
}

const inPrices = ({ PRICE }: Product, [from = '', to = '']: readonly string[]) =>
  PRICE >= Number(from || 0) && PRICE <= Number(to || 500_000)

/** Whether a product fits the choices of a group: one of its values, but each flag of `base`. */
function fitsGroup(product: Product, filters: readonly TestFilter[], key: string, chosen: readonly string[]) {
  if (key === 'price') return inPrices(product, chosen)
  const values = filters.find((one) => one.key === key)?.values ?? []
  const has = (id: string) => values.find((one) => one.id === id)?.fits(product) ?? false
  return key === 'base' ? chosen.every(has) : chosen.some(has)
}

export const fitting = (
  products: readonly Product[],
  filters: readonly TestFilter[],
  state: FilterState,
): Product[] =>
  products.filter((product) =>
    Object.entries(state).every(([key, chosen]) => fitsGroup(product, filters, key, chosen)),
  )

/** The applied state of a call, as the supplier API reads it: an error of a text that is none. */
export const stateOf = (query: URLSearchParams): FilterState | null => readFilters(query.get('filters') ?? '')

/** Answers `{section}/property/` as the supplier API does: values of one group add up, groups narrow each other. */
export function filtersAnswer(
  products: readonly Product[],
  filters: readonly TestFilter[],
  state: FilterState,
): FiltersAnswer {
  const without = (key: string) => Object.fromEntries(Object.entries(state).filter(([one]) => one !== key))
  const lines = (key: string): FilterValue[] =>
    (filters.find((one) => one.key === key)?.values ?? []).map(({ id, name = id }) => {
      const own = key === 'base' ? [...new Set([...(state.base ?? []), id])] : [id]
      const CNT = fitting(products, filters, { ...without(key), [key]: own }).length
      const checked = state[key]?.includes(id) ?? false
      return {
        ID: id,
        VALUE: name,
        CNT,
        DISABLED: CNT === 0 && !checked ? 'Y' : 'N',
        CHECKED: checked ? 'Y' : 'N',
      }
    })
  const properties = filters.flatMap(({ key, property }): FilterProperty[] =>
    property
      ? [{ CODE: key, TITLE: key, TYPE: 'BASIC', PRIMARY: 'N', SORT: 100, ...property, VALUES: lines(key) }]
      : [],
  )
  const prices = fitting(products, filters, without('price')).map(({ PRICE }) => PRICE)
  return {
    sections: lines('sections'),
    marks: lines('marks'),
    offers: lines('offers'),
    MIN_BATCH: lines('MIN_BATCH'),
    base: lines('base'),
    properties,
    MIN_PRICE: prices.length > 0 ? Math.floor(Math.min(...prices)) : 0,
    MAX_PRICE: prices.length > 0 ? Math.ceil(Math.max(...prices)) : 500_000,
    ENTITIES: {
      PROPERTY: Object.fromEntries(properties.map(({ VALUES: _values, ...head }) => [head.CODE, head])),
    },
    NAV: { CNT: fitting(products, filters, state).length },
  }
}
