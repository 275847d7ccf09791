/** IDs of two orders, the earlier one first; '' where the address names none. */
export interface ComparedOrders {
  was: string
  now: string
}

const ID = /^\d{1,9}$/
/** No order has it. */
const NO_ORDER = '0'
const idOf = (text: string | null): string => (text && ID.test(text) ? text : '')

/** `?was=7&now=9`; without `was` the order before is meant, and one that is no number is not found. */
export const readCompared = (search: URLSearchParams): ComparedOrders => ({
  was: search.get('was') ? idOf(search.get('was')) || NO_ORDER : '',
  now: idOf(search.get('now')),
})
