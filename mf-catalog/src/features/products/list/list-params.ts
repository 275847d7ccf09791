import type { ProductSort, SortOrder } from '@prilavok/shared-kernel/contract'
import {
  CARD_PAGE_SIZES,
  PAGE_SIZE_DEFAULT,
  TABLE_PAGE_SIZES,
} from '@prilavok/shared-kernel/contract/page-sizes'
import type { ListSource } from '../../../api/get-product-list'
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
  list: TABLE_PAGE_SIZES,
  cards: CARD_PAGE_SIZES,
}

export const DEFAULT_PARAMS: ListParams = {
  limit: PAGE_SIZE_DEFAULT,
  sort: 'POPULARITY',
  order: 'DESC',
  view: 'list',
}

export const isDefault = ({ limit, sort, order, view }: ListParams): boolean =>
  limit === DEFAULT_PARAMS.limit &&
  sort === DEFAULT_PARAMS.sort &&
  order === DEFAULT_PARAMS.order &&
  view === DEFAULT_PARAMS.view

export interface SortChoice {
  sort: ProductSort
  order: SortOrder
  title: string
}

const SORTS: readonly SortChoice[] = [
  { sort: 'POPULARITY', order: 'DESC', title: productsTexts.list.sorts.popularity },
  { sort: 'PRICE', order: 'ASC', title: productsTexts.list.sorts.cheapFirst },
  { sort: 'PRICE', order: 'DESC', title: productsTexts.list.sorts.dearFirst },
  { sort: 'NAME', order: 'ASC', title: productsTexts.list.sorts.name },
]

const withFirst = (title: string): readonly SortChoice[] =>
  SORTS.map((choice) => (choice.sort === 'POPULARITY' ? { ...choice, title } : choice))

/** A search is sorted by how well products fit where others are by popularity; equal ones are by popularity then. */
const SEARCH_SORTS = withFirst(productsTexts.list.sorts.relevance)

/** Favourites and viewed products have their own order there: the latest first. */
const SAVED_SORTS = withFirst(productsTexts.list.sorts.latest)

/** What a list can be sorted by. */
export const sortsOf = (source: ListSource): readonly SortChoice[] =>
  'q' in source ? SEARCH_SORTS : 'saved' in source ? SAVED_SORTS : SORTS

/** A page size that the view offers stays, any other becomes the default (AMB-13). */
export const fitLimit = (limit: number, view: ListView): number =>
  PAGE_SIZES[view].includes(limit) ? limit : PAGE_SIZE_DEFAULT

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
