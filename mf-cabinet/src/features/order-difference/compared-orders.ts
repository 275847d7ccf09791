/** IDs of two orders, the earlier one first; '' where the address names none. */
export interface ComparedOrders {
  was: string
  now: string
}

const ID = /^\d{1,9}$/
const idOf = (text: string | null): string => (text && ID.test(text) ? text : '')

/** `?was=7&now=9`; without `was` the order before is meant. */
export const readCompared = (search: URLSearchParams): ComparedOrders => ({
  was: idOf(search.get('was')),
  now: idOf(search.get('now')),
})
