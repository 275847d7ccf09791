import type { SortOrder } from '@prilavok/shared-kernel/contract'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { apiDay } from './order-dates'

/** Columns by which the API sorts orders. */
export const ORDER_SORTS = [
  'CREATE_DATE',
  'ORDER_NUMBER',
  'STATUS',
  'POSITION_COUNT',
  'POSITION_SUM',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Page sizes of the wide table and of the narrow list (AMB-14). */
export const WIDE_LIMITS = [36, 60, 84, 108] as const
export const NARROW_LIMITS = [36, 60, 84] as const
const DEFAULT_LIMIT = 36

export interface OrderListParams {
  /** From 1. */
  page: number
  limit: number
  sort: OrderSort
  order: SortOrder
  /** STATUS_CODE; '' is any. */
  status: string
  /** Part of an order number; '' is any. */
  number: string
  /** First and last day, yyyy-MM-dd; '' is any. */
  from: string
  to: string
}

/** Remembers sort and page size for the next visit (CAB-023). */
const COOKIE = 'params_orders'

const record = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
const sortOf = (value: unknown): OrderSort => ORDER_SORTS.find((sort) => sort === value) ?? 'CREATE_DATE'
const limitOf = (value: unknown): number =>
  WIDE_LIMITS.find((limit) => limit === Number(value)) ?? DEFAULT_LIMIT
const dayOrAny = (text: string | null): string => (text && apiDay(text) ? text : '')
const orderOf = (value: unknown): SortOrder => (value === 'ASC' ? 'ASC' : 'DESC')

/** The address says what is shown; what it leaves out comes from the last visit, else it is the default (001 §9). */
export function readParams(search: URLSearchParams, cookies: KeyValueStore): OrderListParams {
  const saved = record(cookies.get(COOKIE))
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: limitOf(search.get('limit') ?? saved.limit),
    sort: sortOf(search.get('sort') ?? saved.sort),
    order: orderOf(search.get('order') ?? saved.order),
    status: search.get('status') ?? '',
    number: search.get('number') ?? '',
    from: dayOrAny(search.get('from')),
    to: dayOrAny(search.get('to')),
  }
}

/** Saves what the next visit begins with: sort and page size, no filters. */
export function saveParams({ limit, sort, order }: OrderListParams, cookies: KeyValueStore): void {
  cookies.set(COOKIE, JSON.stringify({ limit, sort, order }))
}

/** Address of the list with these parameters; first page and empty filters are left out. */
export function listPath({ page, limit, sort, order, status, number, from, to }: OrderListParams): string {
  const search = new URLSearchParams({ sort, order, limit: String(limit) })
  if (status) search.set('status', status)
  if (number) search.set('number', number)
  if (from) search.set('from', from)
  if (to) search.set('to', to)
  if (page > 1) search.set('page', String(page))
  return `/cabinet/orders?${search}`
}

/** The same column again turns the direction, another one starts ascending (CAB-020); both lead to page 1 (CAB-022). */
export const sortedBy = (params: OrderListParams, sort: OrderSort): OrderListParams => ({
  ...params,
  page: 1,
  sort,
  order: sort === params.sort && params.order === 'ASC' ? 'DESC' : 'ASC',
})
