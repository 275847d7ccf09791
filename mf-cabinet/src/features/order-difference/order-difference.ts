import type { OrderProduct } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

/** What has become of a row. Count and price may both have changed. */
export type RowChange = 'added' | 'gone' | 'more' | 'fewer' | 'dearer' | 'cheaper'

/** A row as one of the orders has it. */
export interface OrderedRow {
  price: number
  quantity: number
  sum: number
}

export interface DifferenceRow {
  /** Differs between rows. */
  key: string
  product: OrderProduct
  was: OrderedRow | undefined
  now: OrderedRow | undefined
  /** Empty: as it was. */
  changes: readonly RowChange[]
  /** By how much the row costs more; less than 0: it costs less. */
  difference: number
}

/** Gifts and bought goods of one product are two rows. */
const keyOf = ({ ID, GIFT }: OrderProduct): string => `${ID}${isYes(GIFT) ? ' gift' : ''}`

/** Prices have at most two digits: what is smaller than half of the last one is noise of binary fractions. */
const cents = (sum: number): number => Math.round(sum * 100)

/** Rows of one order by their product; several of one product are one. */
function rowsOf(products: readonly OrderProduct[]): Map<string, { product: OrderProduct; row: OrderedRow }> {
  const rows = new Map<string, { product: OrderProduct; row: OrderedRow }>()
  for (const product of products) {
    const { PRICE: price, QUANTITY: quantity } = product
    const before = rows.get(keyOf(product))?.row ?? { quantity: 0, sum: 0 }
    rows.set(keyOf(product), {
      product,
      row: { price, quantity: before.quantity + quantity, sum: before.sum + price * quantity },
    })
  }
  return rows
}

function changesOf(was: OrderedRow | undefined, now: OrderedRow | undefined): RowChange[] {
  if (!was) return ['added']
  if (!now) return ['gone']
  return [
    ...(now.quantity > was.quantity ? (['more'] as const) : []),
    ...(now.quantity < was.quantity ? (['fewer'] as const) : []),
    ...(cents(now.price) > cents(was.price) ? (['dearer'] as const) : []),
    ...(cents(now.price) < cents(was.price) ? (['cheaper'] as const) : []),
  ]
}

const rankOf = ({ changes: [first] }: DifferenceRow): number =>
  first === undefined ? 3 : first === 'added' ? 0 : first === 'gone' ? 1 : 2

/** The rows of two orders side by side: those that were added first, then those that are gone, that changed, that did not. */
export function orderDifference(
  wasProducts: readonly OrderProduct[],
  nowProducts: readonly OrderProduct[],
): DifferenceRow[] {
  const before = rowsOf(wasProducts)
  const after = rowsOf(nowProducts)
  // The order of the later one comes first; of a row that both have its product is the later one, too.
  const rows = [...new Map([...after, ...before])].map(([key, { product }]): DifferenceRow => {
    const [was, now] = [before.get(key)?.row, after.get(key)?.row]
    return {
      key,
      product: after.get(key)?.product ?? product,
      was,
      now,
      changes: changesOf(was, now),
      difference: (cents(now?.sum ?? 0) - cents(was?.sum ?? 0)) / 100,
    }
  })
  return rows.sort((one, other) => rankOf(one) - rankOf(other))
}
