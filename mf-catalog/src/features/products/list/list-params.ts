import type { ProductSort, SortOrder } from '@prilavok/shared-kernel/contract'
import { productsTexts } from '../texts'

export type ListView = 'list' | 'cards'

/** How a product list is shown; remembered per section (AMB-15). */
export interface ListParams {
  limit: number
  sort: ProductSort
  order: SortOrder
  view: ListView
}

/** AMB-13. */
export const PAGE_SIZES: Record<ListView, readonly number[]> = {
  list: [36, 60, 84, 108],
  cards: [12, 24, 36],
}
const DEFAULT_LIMIT = 36

export const DEFAULT_PARAMS: ListParams = {
  limit: DEFAULT_LIMIT,
  sort: 'POPULARITY',
  order: 'DESC',
  view: 'list',
}

export interface SortChoice {
  sort: ProductSort
  order: SortOrder
  title: string
}

export const SORTS: readonly SortChoice[] = [
  { sort: 'POPULARITY', order: 'DESC', title: productsTexts.list.sorts.popularity },
  { sort: 'PRICE', order: 'ASC', title: productsTexts.list.sorts.cheapFirst },
  { sort: 'PRICE', order: 'DESC', title: productsTexts.list.sorts.dearFirst },
  { sort: 'NAME', order: 'ASC', title: productsTexts.list.sorts.name },
]

/** A page size that the view offers stays, any other becomes the default (AMB-13). */
export const fitLimit = (limit: number, view: ListView): number =>
  PAGE_SIZES[view].includes(limit) ? limit : DEFAULT_LIMIT

/** Reads what can be used of parameters from outside (URL, cookie, storage); the rest is left out. */
export function readParams(raw: Readonly<Record<string, unknown>>): Partial<ListParams> {
  const sort =
    SORTS.find((choice) => choice.sort === raw.sort && choice.order === raw.order) ??
    SORTS.find((choice) => choice.sort === raw.sort)
  const limit = Number(raw.limit)
  return {
    ...(sort ? { sort: sort.sort, order: sort.order } : {}),
    ...(raw.view === 'list' || raw.view === 'cards' ? { view: raw.view } : {}),
    ...(Object.values(PAGE_SIZES).flat().includes(limit) ? { limit } : {}),
  }
}

/** Joins parameters of several sources, the first ones win, and makes the page size fit the view. */
export function joinParams(...sources: Partial<ListParams>[]): ListParams {
  const joined = Object.assign({}, DEFAULT_PARAMS, ...sources.reverse()) as ListParams
  return { ...joined, limit: fitLimit(joined.limit, joined.view) }
}
