import type { SortItem, SortOrder } from '@prilavok/shared-kernel/contract'
import type { BasketKind } from '../../platform/database/schema-types'

const TITLES = {
  BASKET_CREATE_DATE: 'По дате добавления',
  NAME: 'По названию',
  PRICE: 'По цене',
  SUM: 'По сумме',
} as const
type BasketSort = keyof typeof TITLES

/** Sums in roubles mean nothing in the bonus basket (AMB-38). */
const ROUBLE_SORTS: readonly BasketSort[] = ['PRICE', 'SUM']

const isSort = (text: string): text is BasketSort => Object.hasOwn(TITLES, text)

export interface BasketOrder {
  sort: BasketSort
  order: SortOrder
}

/** What a call asks for; anything unknown is the default: BASKET_CREATE_DATE descending (000 §4). */
export function readOrder(query: { sort?: string; order?: string }, basket: BasketKind): BasketOrder {
  const sort = query.sort?.toUpperCase() ?? ''
  const known = isSort(sort) && !(basket === 'loyalty' && ROUBLE_SORTS.includes(sort))
  return {
    sort: known ? sort : 'BASKET_CREATE_DATE',
    order: query.order?.toUpperCase() === 'ASC' ? 'ASC' : 'DESC',
  }
}

/** Columns by which this basket can be sorted; the one in use carries its direction. */
export const sortItems = (basket: BasketKind, current: BasketOrder): SortItem[] =>
  Object.entries(TITLES)
    .filter(([code]) => !(basket === 'loyalty' && isSort(code) && ROUBLE_SORTS.includes(code)))
    .map(([SORT, TITLE]) => ({ SORT, TITLE, ORDER: SORT === current.sort ? current.order : 'DESC' }))
