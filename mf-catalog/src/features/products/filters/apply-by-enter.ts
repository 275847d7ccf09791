import type { KeyboardEvent } from 'react'
import type { FilterDraft } from './use-filter-draft'

/** A ticked box, a price. */
const FIELDS = '[type=checkbox], [role=checkbox], [inputmode=decimal]'

/**
 * Enter on a ticked box, or in a price that is chosen by it, shows the products: «Показать» may be a hundred stops of Tab away, and
 * stands behind the keyboard of a phone.
 */
export const applyByEnter = (draft: FilterDraft, onApply: () => void) => ({
  onKeyDown({ key, target }: KeyboardEvent): void {
    const { answer, asking, error } = draft
    if (key !== 'Enter' || !answer || !(target instanceof Element) || !target.matches(FIELDS)) return
    if (!asking && !error && answer.NAV.CNT === 0 && !draft.isAhead()) return
    draft.apply()
    onApply()
  },
})
