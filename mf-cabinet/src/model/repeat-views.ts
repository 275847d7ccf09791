import { orderObstacle } from '@prilavok/shared-kernel/basket'
import { fitAddition } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { NO_LIMIT, type QuantityRule } from '@prilavok/shared-kernel/ui/quantity-stepper'
import type { RepeatChoices } from './repeat-choices'
import type { RepeatRow } from './repeat-rows'

/** What is not as it was, the gravest first. */
export const REPEAT_KINDS = ['gone', 'less', 'dearer', 'cheaper', 'rounded', 'held'] as const
export type RepeatKind = (typeof REPEAT_KINDS)[number]

/** A row as it is shown: sums in roubles, points in the bonus basket. */
export interface RepeatView {
  row: RepeatRow
  basket: BasketType
  /** What is not as it was; empty: as then. The buyer's choices do not change it, so rows stay in their places. */
  kinds: readonly RepeatKind[]
  /** What the buyer is told of: `kinds`, and how many there are of what takes the place of a product that is gone. */
  told: readonly RepeatKind[]
  /** Why the product cannot be bought. */
  obstacle: ReturnType<typeof orderObstacle> | 'deleted'
  /** Products that may take its place. */
  options: readonly Product[]
  /** What goes into the basket for it; undefined: nothing could. */
  product: Product | undefined
  /** Of one, now. */
  price: number
  /** So many go into the basket, on top of what it holds; 0: none. */
  count: number
  /** The same before the buyer has changed it. */
  proposed: number
  rule: QuantityRule
  /** Nothing can be added of it: it is gone, or the basket holds the whole stock. */
  blocked: boolean
  /** How many of the product the basket holds. */
  held: number
  /** How many of the same product other rows take before this one. */
  elsewhere: number
  wasSum: number
  sum: number
  rejection: string | undefined
}

export interface RepeatContext {
  basket: BasketType
  heldOf: (product: Product) => number
  choices: RepeatChoices
}

/** Of a row that nothing can be added of. */
const NO_RULE: QuantityRule = { min: 1, step: 1, limit: NO_LIMIT }

const kopecks = (roubles: number) => Math.round(roubles * 100)
const times = (price: number, count: number) => (kopecks(price) * count) / 100

export const sumOf = (sums: readonly number[]): number =>
  sums.reduce((all, sum) => all + kopecks(sum), 0) / 100

export const priceIn = (basket: BasketType, product: Product): number =>
  basket === 'loyalty' ? (product.LOYALTY_PRICE ?? 0) : product.PRICE

function obstacleIn(basket: BasketType, product: Product | undefined): RepeatView['obstacle'] {
  if (!product) return 'deleted'
  return orderObstacle(product) ?? (priceIn(basket, product) > 0 ? undefined : 'not_price')
}

/** Another product has a price of its own: its price is neither dearer nor cheaper. */
function changesOf(
  { was: { PRICE, QUANTITY } }: RepeatRow,
  { gone, price, proposed, held }: { gone: boolean; price: number; proposed: number; held: number },
): RepeatKind[] {
  const [was, now] = [kopecks(PRICE), kopecks(price)]
  const is: Record<RepeatKind, boolean> = {
    gone,
    less: proposed < QUANTITY,
    dearer: !gone && now > was,
    cheaper: !gone && now < was,
    rounded: proposed > QUANTITY,
    held: held > 0,
  }
  return REPEAT_KINDS.filter((kind) => is[kind])
}

/** What takes the place of a product: the buyer's choice, else the first full analog in stock that does not make it more than was ordered. */
function replacement(
  { id, was, analogs }: RepeatRow,
  options: readonly Product[],
  { heldOf, choices: { taken } }: RepeatContext,
) {
  const chosen = taken.get(id)
  if (chosen === null) return undefined
  if (chosen !== undefined) return options.find(({ ID }) => ID === chosen)
  return analogs.find(
    (analog) =>
      analog.REMAIN > 0 &&
      options.some(({ ID }) => ID === analog.ID) &&
      fitAddition(analog, heldOf(analog), was.QUANTITY).count <= was.QUANTITY,
  )
}

/** @param takenOf how many of a product the rows before take */
function viewRow(row: RepeatRow, context: RepeatContext, takenOf: (product: Product) => number): RepeatView {
  const { basket, heldOf, choices } = context
  const obstacle = obstacleIn(basket, row.product)
  const options = obstacle
    ? [...row.analogs, ...(choices.offered.get(row.id) ?? [])].filter((one) => !obstacleIn(basket, one))
    : []
  const product = obstacle ? replacement(row, options, context) : row.product
  const held = product ? heldOf(product) : 0
  const elsewhere = product ? takenOf(product) : 0
  const addition = product && fitAddition(product, held + elsewhere, row.was.QUANTITY)
  const proposed = addition?.count ?? 0
  const count = addition ? Math.min(choices.counts.get(row.id) ?? proposed, addition.rule.limit) : 0
  const price = product ? priceIn(basket, product) : 0
  const gone = obstacle !== undefined
  const told: RepeatKind[] = product ? changesOf(row, { gone, price, proposed, held }) : ['gone']
  return {
    row,
    basket,
    kinds: gone ? ['gone'] : told,
    ...{ told, obstacle, options, product, price, count, proposed, held, elsewhere },
    blocked: !addition || addition.rule.limit === 0,
    rule: addition && addition.rule.limit > 0 ? addition.rule : NO_RULE,
    wasSum: times(row.was.PRICE, row.was.QUANTITY),
    sum: times(price, count),
    rejection: choices.rejections.get(row.id),
  }
}

const gravity = ({ kinds: [first] }: RepeatView) => REPEAT_KINDS.indexOf(first ?? 'held')

/** Whether the shop sells a product no longer as it did; what only lies in the basket is as then. */
export const hasChanged = ({ kinds }: RepeatView): boolean => kinds.some((kind) => kind !== 'held')

/**
 * All rows that are not in the basket yet: what has changed first, the gravest on top. An analog that several rows take is
 * shared out: first to the row that ordered it itself, then to the others in their order.
 */
export function viewRows(rows: readonly RepeatRow[], context: RepeatContext): RepeatView[] {
  const { basket, choices } = context
  const isGone = ({ product }: RepeatRow) => obstacleIn(basket, product) !== undefined
  const taken = new Map<number, number>()
  const views = new Map<number, RepeatView>()
  const left = rows.filter(({ id }) => !choices.added.has(id))
  for (const row of [...left.filter((one) => !isGone(one)), ...left.filter(isGone)]) {
    const view = viewRow(row, context, ({ ID }) => taken.get(ID) ?? 0)
    views.set(row.id, view)
    if (view.product) taken.set(view.product.ID, view.elsewhere + view.count)
  }
  return left.flatMap(({ id }) => views.get(id) ?? []).sort((one, other) => gravity(one) - gravity(other))
}
