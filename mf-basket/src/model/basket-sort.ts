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

/** The sort that was chosen last. */
export function readBasketSort({ platform: { cookies } }: Kernel): BasketSort {
  const SORT = cookies.get(SORT_COOKIE)
  if (!SORT || !/^[A-Z_]+$/.test(SORT)) return DEFAULT_SORT
  return { SORT, ORDER: cookies.get(ORDER_COOKIE) === 'ASC' ? 'ASC' : 'DESC' }
}

export function rememberBasketSort({ platform: { cookies } }: Kernel, { SORT, ORDER }: BasketSort): void {
  cookies.set(SORT_COOKIE, SORT)
  cookies.set(ORDER_COOKIE, ORDER)
}

/** Choosing the same column again turns the direction round; another column begins with its own. */
export const nextSort = (current: BasketSort, { SORT, ORDER }: SortItem): BasketSort =>
  current.SORT === SORT ? { SORT, ORDER: current.ORDER === 'ASC' ? 'DESC' : 'ASC' } : { SORT, ORDER }

/** The sorts that a basket offers (AMB-38). */
export const sortItemsOf = (basket: BasketType, items: readonly SortItem[]): SortItem[] =>
  items.filter(({ SORT }) => basket === 'main' || !ROUBLE_SORTS.includes(SORT))
