import { type FilterState, writeFilters } from '@prilavok/shared-kernel/contract'
import { currencySign } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { useQueries, useQuery } from '@tanstack/react-query'
import { filtersQuery } from '../../../api/get-filters'
import type { ListSource } from '../../../api/get-product-list'
import { type Alternative, alternatives } from './alternatives'
import { choiceName } from './choice-name'
import { type Choice, choicesOf } from './filter-choices'

/** Ways back that are offered. */
const OFFERED = 2

interface WayBack extends Alternative {
  /** «Brauberg», «от 100 до 200 ₽» in quotes, what is taken back. */
  names: string
  /** What the list holds then. */
  count: number
}

/** Out of filters that leave nothing: what is chosen, and which of it to take back, the most helpful first. */
export function useWaysBack(source: ListSource, state: FilterState): { names: string[]; ways: WayBack[] } {
  const kernel = useKernel()
  const sign = currencySign(useShop().CURRENCY)
  const known = useQuery(filtersQuery(kernel, source, writeFilters(state)))
  const offered = alternatives(state)
  const counts = useQueries({
    queries: offered.map(({ left }) => filtersQuery(kernel, source, writeFilters(left))),
  })
  const name = (choice: Choice) => `«${choiceName(choice, known, sign).label}»`
  const ways = offered
    .map((one, at) => ({
      ...one,
      names: one.choices.map(name).join(', '),
      count: counts[at]?.data?.NAV.CNT ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, OFFERED)
  return { names: choicesOf(state).map(name), ways }
}
