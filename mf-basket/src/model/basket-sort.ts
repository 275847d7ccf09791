import type { BasketType, SortItem, SortOrder } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

export interface BasketSort {
  SORT: string
  ORDER: SortOrder
}

/** 000 §4, 001 §9. */
export const DEFAULT_SORT: BasketSort = { SORT: 'BASKET_CREATE_DATE', ORDER: 'DESC' }
/** Cookies of the basket's sort (AMB-15). */
const SORT_COOKIE = 'basketSort'
const ORDER_COOKIE = 'basketOrder'
/** Sorts by money in roubles, which the bonus basket leaves out (AMB-38). */
const ROUBLE_SORTS: readonly string[] = ['PRICE', 'SUM']

const offers = (basket: BasketType, sort: string) => basket === 'main' || !ROUBLE_SORTS.includes(sort)

/** The sort that was chosen last; one that a basket does not offer is not asked of it. */
export function readBasketSort({ platform: { cookies } }: Kernel, basket: BasketType): BasketSort {
  const SORT = cookies.get(SORT_COOKIE)
  if (!SORT || !/^[A-Z_]+$/.test(SORT) || !offers(basket, SORT)) return DEFAULT_SORT
  return { SORT, ORDER: cookies.get(ORDER_COOKIE) === 'ASC' ? 'ASC' : 'DESC' }
}

export function rememberBasketSort({ platform: { cookies } }: Kernel, { SORT, ORDER }: BasketSort): void {
  cookies.set(SORT_COOKIE, SORT)
  cookies.set(ORDER_COOKIE, ORDER)
}

/** The sorts that a basket offers (AMB-38). */
export const sortItemsOf = (basket: BasketType, items: readonly SortItem[]): SortItem[] =>
  items.filter(({ SORT }) => offers(basket, SORT))
