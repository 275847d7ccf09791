import type { LoyaltyOperationCode, LoyaltySort, SortOrder } from '@prilavok/shared-kernel/contract'

import { readPage } from './read-page'

const SORTS: readonly LoyaltySort[] = ['DATE', 'OPERATION_TYPE', 'POINTS']
export const OPERATION_CODES: readonly LoyaltyOperationCode[] = [
  'loyalty-plus',
  'loyalty-minus',
  'loyalty-burn',
  'loyalty-return-order',
]

/** Which operations of the loyalty programme are shown. */
export interface OperationParams {
  /** From 1. */
  page: number
  sort: LoyaltySort
  order: SortOrder
  /** '' is any. */
  type: LoyaltyOperationCode | ''
}

/** What the address says; the newest operations of all types by default. */
export function readOperationParams(search: URLSearchParams): OperationParams {
  return {
    page: readPage(search),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'DATE',
    order: search.get('order') === 'ASC' ? 'ASC' : 'DESC',
    type: OPERATION_CODES.find((code) => code === search.get('type')) ?? '',
  }
}

/** Address of the loyalty page with these operations; what is the default is left out. */
export function operationsPath({ page, sort, order, type }: OperationParams): string {
  const search = new URLSearchParams()
  if (type) search.set('type', type)
  if (sort !== 'DATE') search.set('sort', sort)
  if (order !== 'DESC') search.set('order', order)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query ? `/cabinet/loyalty/?${query}` : '/cabinet/loyalty/'
}

/** The same column again turns the direction, another one begins with the greatest; both lead to page 1. */
export const operationsSortedBy = (params: OperationParams, sort: LoyaltySort): OperationParams => ({
  ...params,
  page: 1,
  sort,
  order: sort === params.sort && params.order === 'DESC' ? 'ASC' : 'DESC',
})
