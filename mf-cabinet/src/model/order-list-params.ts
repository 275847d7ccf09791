import type { SortOrder } from '@prilavok/shared-kernel/contract'
import { PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@prilavok/shared-kernel/contract/page-sizes'
import type { KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { apiDay } from './order-dates'
import { readPage } from './read-page'

/** Columns by which the API sorts orders. */
export const ORDER_SORTS = [
  'CREATE_DATE',
  'ORDER_NUMBER',
  'STATUS',
  'POSITION_COUNT',
  'POSITION_SUM',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

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
  /** Who ordered: ID of ORDER_USER, its EMAIL where a back end knows no IDs; '' is anybody. */
  user: string
  /** The buyer and the shop: IDs of ORDER_CLIENT and SHOP_CLIENT; '' is any. */
  client: string
  shop: string
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
  TABLE_PAGE_SIZES.find((limit) => limit === Number(value)) ?? PAGE_SIZE_DEFAULT
const dayOrAny = (text: string | null): string => (text && apiDay(text) ? text : '')
const idOrAny = (text: string | null): string => (text && /^\d{1,9}$/.test(text) ? text : '')
/** A buyer who is a person has an ID below zero. */
const buyerOrAny = (text: string | null): string => (text && /^-?\d{1,9}$/.test(text) ? text : '')
const orderOf = (value: unknown): SortOrder => (value === 'ASC' ? 'ASC' : 'DESC')

/** The address says what is shown; what it leaves out comes from the last visit, else it is the default (001 §9). */
export function readParams(search: URLSearchParams, cookies: KeyValueStore): OrderListParams {
  const saved = record(cookies.get(COOKIE))
  return {
    page: readPage(search),
    limit: limitOf(search.get('limit') ?? saved.limit),
    sort: sortOf(search.get('sort') ?? saved.sort),
    order: orderOf(search.get('order') ?? saved.order),
    status: search.get('status') ?? '',
    number: search.get('number') ?? '',
    user: search.get('user') ?? '',
    client: buyerOrAny(search.get('client')),
    shop: idOrAny(search.get('shop')),
    from: dayOrAny(search.get('from')),
    to: dayOrAny(search.get('to')),
  }
}

/** Saves what the next visit begins with: sort and page size, no filters. */
export function saveParams({ limit, sort, order }: OrderListParams, cookies: KeyValueStore): void {
  cookies.set(COOKIE, JSON.stringify({ limit, sort, order }))
}

/** Two orders are compared. */
export const COMPARED = 2

/** IDs of the orders that are chosen for their difference; undefined: none are being chosen. */
export type ComparedIds = readonly number[] | undefined

/** `?compare=7-9`; an empty one says that orders are being chosen. */
export function readComparedIds(search: URLSearchParams): ComparedIds {
  const ids = search.get('compare')?.split('-').map(idOrAny).filter(Boolean).map(Number)
  return ids && [...new Set(ids)].slice(0, COMPARED)
}

/**
 * Address of the list with these parameters; first page and empty filters are left out.
 * @param compared orders that stay chosen while the list turns its pages or changes its filters
 */
export function listPath(
  { page, limit, sort, order, ...filters }: OrderListParams,
  compared?: ComparedIds,
): string {
  const search = new URLSearchParams({ sort, order, limit: String(limit) })
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value)
  if (page > 1) search.set('page', String(page))
  if (compared) search.set('compare', compared.join('-'))
  return `/cabinet/orders?${search}`
}

/** The list without any filter. */
export const NO_FILTERS = {
  status: '',
  number: '',
  user: '',
  client: '',
  shop: '',
  from: '',
  to: '',
} as const

/** Whether a filter may leave orders out. */
export const isFiltered = (params: OrderListParams): boolean =>
  Object.keys(NO_FILTERS).some((name) => params[name as keyof typeof NO_FILTERS] !== '')

/** The same column again turns the direction, another one starts ascending (CAB-020); both lead to page 1 (CAB-022). */
export const sortedBy = (params: OrderListParams, sort: OrderSort): OrderListParams => ({
  ...params,
  page: 1,
  sort,
  order: sort === params.sort && params.order === 'ASC' ? 'DESC' : 'ASC',
})
