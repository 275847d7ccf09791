import { orderObstacle } from '@prilavok/shared-kernel/basket'
import { type FittedAddition, fitAddition } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { optionsOf, type PreviewRow, productOf } from './preview-row'

/** What a row waits for; only `ready` ones go into the basket. */
export type RowState =
  | 'resolving'
  | 'failed'
  | 'ready'
  /** The buyer is to say whose codes its list has. */
  | 'asked'
  | 'choose'
  | 'missing'
  /** What its list gives as the count is none. */
  | 'uncounted'
  | 'duplicate'
  | 'unavailable'

/** A row as it is shown. */
export interface RowView {
  row: PreviewRow
  state: RowState
  /** The one that would be added. */
  product?: Product | undefined
  /** What the basket holds of it. */
  held: number
  addition?: FittedAddition | undefined
  /** Of one piece, in roubles or points. */
  price: number
  /** In the same unit. */
  sum: number
  /** Why the product cannot be ordered. */
  reason?: string | undefined
  /** Products to choose from. */
  options: readonly Product[]
  /**
   * Of a duplicate: the row with the same product, the count of both, and what of it the duplicate adds. Without a number that row
   * has gone into the basket.
   */
  twin?: { number?: number; count: number; added: number } | undefined
}

export interface PreviewContext {
  basket: BasketType
  heldOf: (product: Product) => number
  /** Products that have gone from this list into the basket. */
  added?: ReadonlySet<number>
}

function viewOfProduct(row: PreviewRow, product: Product, { basket, heldOf }: PreviewContext): RowView {
  const held = heldOf(product)
  const addition = fitAddition(product, held, row.count ?? row.line.quantity)
  const price = basket === 'loyalty' ? (product.LOYALTY_PRICE ?? product.PRICE) : product.PRICE
  const obstacle = orderObstacle(product) ?? (addition.rule.limit === 0 ? 'max_amount' : undefined)
  const reason = obstacle && LOOKUP_ERROR_TEXTS[obstacle]
  const isUncounted = row.line.unreadCount !== undefined && row.count === undefined
  return {
    ...{ row, product, held, addition, price, reason, options: [] },
    state: reason !== undefined ? 'unavailable' : isUncounted ? 'uncounted' : 'ready',
    sum: Math.round(price * 100 * addition.count) / 100,
  }
}

function viewOf(row: PreviewRow, context: PreviewContext): RowView {
  const options = optionsOf(row)
  const bare = { row, options, held: 0, price: 0, sum: 0 }
  if (row.match === undefined) return { ...bare, state: 'resolving' }
  if (row.match === 'failed') return { ...bare, state: 'failed' }
  if (row.analogs && !row.chosen) return { ...bare, state: 'choose' }
  const product = productOf(row)
  if (product) return viewOfProduct(row, product, context)
  return { ...bare, state: options.length > 0 ? 'choose' : 'missing' }
}

/**
 * All rows as they are shown. Of one product the first row counts; the others can be added to it, also when that one has gone into the
 * basket: a repetition that goes in by itself would be ordered twice.
 */
export function viewRows(rows: readonly PreviewRow[], context: PreviewContext): RowView[] {
  const firsts = new Map<number, RowView>()
  return rows.map((row) => {
    const view = viewOf(row, context)
    if (view.state !== 'ready' || !view.product) return view
    const { ID } = view.product
    const first = firsts.get(ID)
    const added = row.count ?? row.line.quantity ?? view.addition?.count ?? 0
    if (first) {
      const count = (first.addition?.count ?? 0) + added
      return { ...view, state: 'duplicate', sum: 0, twin: { number: first.row.line.number, count, added } }
    }
    if (context.added?.has(ID) && !row.confirmed)
      return { ...view, state: 'duplicate', sum: 0, twin: { count: view.held + added, added } }
    firsts.set(ID, view)
    return view
  })
}
