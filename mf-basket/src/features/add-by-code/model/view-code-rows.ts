import { basketItem, orderObstacle } from '@prilavok/shared-kernel/basket'
import { type FittedAddition, fitAddition } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import type { RowNoteProps } from '@prilavok/shared-kernel/ui/row-texts'
import { CODE_LENGTH } from '../../../api/get-product-by-code'
import { countNote } from '../../../model/list-form/count-note'
import { listFormTexts } from '../../../model/list-form/texts'
import { type CodeRow, isEmpty } from './code-row'

/** States of a row (000 §4); `typing`: a code that is not whole yet. Only `valid` ones go into the basket. */
export type CodeRowState = 'empty' | 'typing' | 'loading' | 'valid' | 'error'

/** A row as it is shown. */
export interface CodeRowView {
  row: CodeRow
  /** Among the rows, from 1. */
  place: number
  state: CodeRowState
  /** What is wrong with it, or became of its count. */
  note?: RowNoteProps | undefined
  /** The look-up had no answer: it can be repeated. */
  failed?: boolean
  product?: Product | undefined
  addition?: FittedAddition | undefined
  /** In roubles or points. */
  sum: number
  /** Products to choose from. */
  options: readonly Product[]
}

interface Context {
  basket: BasketType
  heldOf: (product: Product) => number
}

type State = Omit<CodeRowView, 'row' | 'place'>

const NOTHING = { sum: 0, options: [] } as const

const danger = (text: string): RowNoteProps => ({ tone: 'danger', icon: 'alert', text })

function stateOfProduct(row: CodeRow, product: Product, { basket, heldOf }: Context): State {
  const held = heldOf(product)
  const { quantity: asked } = row
  const addition = fitAddition(product, held, asked)
  const obstacle = orderObstacle(product) ?? (addition.rule.limit === 0 ? 'max_amount' : undefined)
  if (obstacle) {
    const text = [LOOKUP_ERROR_TEXTS[obstacle], ...(asked ? [listFormTexts.asked(asked)] : [])].join('. ')
    return { ...NOTHING, state: 'error', note: danger(text), product }
  }
  // A count that is wrong can be mended; a product that cannot be ordered has none.
  if (row.problem !== undefined)
    return { ...NOTHING, state: 'error', note: danger(row.problem), product, addition }
  const price = basketItem(product, basket, 0).price ?? 0
  const sum = Math.round(price * 100 * addition.count) / 100
  const note = row.rejection === undefined ? countNote({ asked, addition, held }) : danger(row.rejection)
  return { state: 'valid', note, product, addition, sum, options: [] }
}

function stateOf(row: CodeRow, context: Context): State {
  const { found } = row
  if (isEmpty(row)) return { ...NOTHING, state: 'empty' }
  if (found?.state === 'loading') return { ...NOTHING, state: 'loading' }
  if (found?.state === 'product') return stateOfProduct(row, found.product, context)
  if (found)
    return {
      ...{ state: 'error', note: danger(row.problem ?? found.text), sum: 0 },
      ...(found.state === 'failed' ? { failed: true, options: [] } : { options: found.options }),
    }
  // What can still become a code is left alone while it is being typed.
  const isUnfinished = /^\d*$/.test(row.code) && row.code.length < CODE_LENGTH && !row.left
  if (isUnfinished) return { ...NOTHING, state: 'typing' }
  return { ...NOTHING, state: 'error', note: danger(LOOKUP_ERROR_TEXTS.no_code) }
}

/** All rows as they are shown. Of equal valid codes the first counts, the later ones are errors (AMB-41). */
export function viewCodeRows(rows: readonly CodeRow[], context: Context): CodeRowView[] {
  const listed = new Set<number>()
  return rows.map((row, at) => {
    const view = { row, place: at + 1, ...stateOf(row, context) }
    if (view.state !== 'valid' || !view.product) return view
    const isTwice = listed.has(view.product.ID)
    listed.add(view.product.ID)
    if (!isTwice) return view
    const note = danger(LOOKUP_ERROR_TEXTS.already_in_list)
    return { ...view, ...NOTHING, state: 'error', note, addition: undefined }
  })
}
