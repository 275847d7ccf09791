import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { FilterProperty, FiltersAnswer, FilterValue, Nav } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { type ListSource, listCall } from './get-product-list'
import { keys } from './keys'

const isValues = isListOf(isObjectWith<FilterValue>({ ID: isText, VALUE: isText, CNT: isNumber }))

const isFilters = isObjectWith<FiltersAnswer>({
  sections: isValues,
  marks: isValues,
  offers: isValues,
  MIN_BATCH: isValues,
  base: isValues,
  properties: isListOf(isObjectWith<FilterProperty>({ CODE: isText, VALUES: isValues })),
  NAV: isObjectWith<Nav>({ CNT: isNumber }),
})

/**
 * What a list can be narrowed by, with counts under the choices made so far: GET /v3/api/{section}/property/ (000 §7).
 * @param filters the choices as `writeFilters` gives them; '': none
 */
export const filtersQuery = (kernel: Kernel, source: ListSource, filters: string) => {
  const { path, params } = listCall(source)
  return queryOptions({
    queryKey: [...keys.filters, { ...source, filters }],
    queryFn: ({ signal }) =>
      kernel.api.get(
        `${path}property/`,
        { ...params, ...(filters ? { filters } : {}) },
        { signal, shape: isFilters },
      ),
    // The panel says why there are no counts; the list is of use without them.
    meta: { errors: 'inline', isFurther: true },
  })
}
