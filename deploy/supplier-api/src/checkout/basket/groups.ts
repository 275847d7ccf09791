import type { BasketGroup } from '@prilavok/shared-kernel/contract'
import { canBeOrdered, GROUP_CODES, type GroupCode, groupOf, unitPrice } from '../../catalogue/product/goods'
import type { BasketKind } from '../../platform/database/schema-types'
import { roubles } from '../../platform/money'
import type { BasketLine } from './check-basket'
import type { LoadedRow } from './load-products'

const TITLES: Record<GroupCode, string> = {
  group_available: 'В наличии',
  group_to_order: 'Под заказ',
  group_unavailable: 'Недоступно',
}

/** Hundredths: kopecks, or hundredths of a point. */
export const sumOf = (lines: readonly BasketLine[], basket: BasketKind): number =>
  lines.reduce((sum, line) => sum + unitPrice(line, basket) * line.quantity, 0)

/** Rows that an order takes. */
export const orderable = <Line extends BasketLine>(lines: readonly Line[], basket: BasketKind): Line[] =>
  lines.filter((line) => canBeOrdered(line, basket))

/** Groups that have rows, the available one first (AMB-39). */
export const groupRows = (rows: readonly LoadedRow[], basket: BasketKind): BasketGroup[] =>
  GROUP_CODES.flatMap((CODE) => {
    const own = rows.filter(({ line }) => groupOf(line, basket) === CODE)
    if (own.length === 0) return []
    const sum = sumOf(
      own.map(({ line }) => line),
      basket,
    )
    return [
      {
        CODE,
        TITLE: TITLES[CODE],
        CNT: own.length,
        SUM: roubles(sum),
        PRODUCTS: own.map(({ product }) => product),
      },
    ]
  })
