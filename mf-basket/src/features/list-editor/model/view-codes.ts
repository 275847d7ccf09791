import type { Product } from '@prilavok/shared-kernel/contract'
import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import type { RowNoteProps } from '@prilavok/shared-kernel/ui/row-texts'
import { CODE_LENGTH } from '../../../api/get-product-by-code'
import { listFormTexts } from '../../../model/list-form/texts'
import { fitText, noteOf } from '../rows/row-note'
import { pasteTexts } from '../texts'
import { codeOf, isEmpty, isLookedUp } from './code-rows'
import { isContradicted } from './preview-row'
import type { RowView } from './view-rows'

/** States of a row (000 §4); `typing`: a code that is not whole yet. Only `valid` ones go into the basket. */
export type CodeState = 'empty' | 'typing' | 'loading' | 'valid' | 'error'

/** A row as it is shown. */
export interface CodeView extends Omit<RowView, 'state'> {
  /** Among the rows, from 1. */
  place: number
  state: CodeState
  code: string
  /** What is wrong with it, or became of its count. */
  note?: RowNoteProps | undefined
  /** The look-up had no answer: it can be repeated. */
  failed: boolean
  /** Its count can be changed, also while its product is still being looked for. */
  canCount: boolean
}

/** As many as can be looked through in a row. */
const MAX_OPTIONS = 5

function stateOf({ row, state }: RowView): CodeState {
  const code = codeOf(row)
  if (isEmpty(row)) return 'empty'
  if (isLookedUp(row)) return state === 'resolving' ? 'loading' : state === 'ready' ? 'valid' : 'error'
  // What can still become a code is left alone while it is being typed.
  return /^\d*$/.test(code) && code.length < CODE_LENGTH && !row.left ? 'typing' : 'error'
}

/** What is wrong with a row that is no product of its own. */
function problemOf(view: RowView, options: readonly Product[]): string {
  const { row, state, reason } = view
  const asked = row.count ?? row.line.quantity
  if (!isLookedUp(row)) return LOOKUP_ERROR_TEXTS.no_code
  if (reason) return [reason, ...(asked ? [listFormTexts.asked(asked)] : [])].join('. ')
  if (state === 'duplicate') return LOOKUP_ERROR_TEXTS.already_in_list
  if (state !== 'choose') return row.refusal ?? LOOKUP_ERROR_TEXTS.no_product
  return isContradicted(row) ? pasteTexts.contradicted : fitText(row, options.length)
}

/** All rows as they are shown. Of equal valid codes the first counts, the later ones are errors (AMB-41). */
export const viewCodes = (views: readonly RowView[]): CodeView[] =>
  views.map((view, at) => {
    const { row, state: of } = view
    const state = stateOf(view)
    const near = of === 'missing' && typeof row.match === 'object' ? row.match.PRODUCTS : view.options
    const options = isLookedUp(row) ? near.slice(0, MAX_OPTIONS) : []
    const isSaid = of === 'ready' || of === 'uncounted' || of === 'failed'
    const problem = (): RowNoteProps => ({ tone: 'danger', icon: 'alert', text: problemOf(view, options) })
    return {
      ...view,
      ...{ place: at + 1, state, options, code: codeOf(row), failed: of === 'failed' },
      note: isSaid ? noteOf(view) : state === 'error' ? problem() : undefined,
      canCount: state === 'loading' || of === 'ready' || of === 'uncounted',
    }
  })
