import type { KeyboardEvent } from 'react'
import { focusRow, type RowTarget } from './focus-row'
import type { SelectionKeys } from './selection-keys'

const TARGETS: Readonly<Record<string, RowTarget>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
}

/** Arrows, Home and End mean something of their own in these. */
const KEEPS_ALL = 'select, textarea, input[type="radio"]'
/** Home and End do in these. */
const KEEPS_ENDS = 'input:not([type="checkbox"])'

function moveRow(event: KeyboardEvent, control: Element, extending: boolean): Element | undefined {
  const target = TARGETS[event.key]
  if (!target || event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && !extending))
    return undefined
  const atEnd = target === 'first' || target === 'last'
  if (control.matches(KEEPS_ALL) || (atEnd && control.matches(KEEPS_ENDS))) return undefined
  const reached = focusRow(control, target)
  if (reached) event.preventDefault()
  return reached
}

export interface RowKeysOptions {
  /** Of lists whose rows have boxes: what `useRowSelection` gives. */
  selection?: { keys: SelectionKeys }
}

/**
 * The keys of a list of rows, as in tables of a desktop: ↑ ↓ Home End go to the same control of another row; with a selection
 * Enter on a box opens the row, Space on its link ticks it, Shift with ↑ ↓ on a box ticks what is passed, Ctrl+A on a box ticks
 * all. Tab stays the browser's own. Text boxes keep Home and End; a quantity handles ↑ ↓ Enter Esc itself (DESIGN §10).
 *
 * Spread the result on the element around all rows; each row carries `data-row` (its id, where it can be selected).
 */
export function rowKeys({ selection }: RowKeysOptions = {}) {
  return {
    'data-rows': '',
    onKeyDown(event: KeyboardEvent) {
      const control = event.target
      if (event.defaultPrevented || !(control instanceof Element)) return
      const row = control.closest('[data-row]')
      if (!row) return
      const reached = moveRow(event, control, selection?.keys.extendsFrom(control) ?? false)
      selection?.keys.onRowKey(event, control, row, reached)
    },
  }
}
