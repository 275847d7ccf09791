import type { KeyboardEvent } from 'react'
import { controlsIn, focusRow, type RowTarget } from './focus-row'
import type { RowSelection } from './use-row-selection'

const TARGETS: Readonly<Record<string, RowTarget>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
}

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

/** Arrows, Home and End mean something of their own in these. */
const keepsArrows = (control: Element) => control.matches('select, textarea, input[type="radio"]')
const isTextBox = (control: Element) => control instanceof HTMLInputElement && !isBox(control)

const idOf = <Id>(ids: readonly Id[], row: Element): Id | undefined =>
  ids.find((id) => String(id) === row.getAttribute('data-row'))

/** Moves to another row; with Shift on a box the rows on the way are selected. */
function moveRow<Id>(event: KeyboardEvent, control: Element, row: Element, selection?: RowSelection<Id>) {
  const target = TARGETS[event.key]
  const extending = event.shiftKey && selection && isBox(control)
  if (!target || event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && !extending)) return
  if (keepsArrows(control) || (isTextBox(control) && (target === 'first' || target === 'last'))) return
  const reached = focusRow(control, target)
  if (!reached) return
  event.preventDefault()
  if (!extending) return
  const [from, to] = [idOf(selection.ids, row), idOf(selection.ids, reached)]
  if (from !== undefined && to !== undefined) selection.extendTo(to, from)
}

/** Space on a link of a row ticks the row; Ctrl+A on a box ticks all. */
function selectByKey<Id>(event: KeyboardEvent, control: Element, row: Element, selection: RowSelection<Id>) {
  const { ids, selected } = selection
  if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && isBox(control)) {
    event.preventDefault()
    selection.selectMany(ids, true)
  }
  const id = idOf(ids, row)
  if (event.key === ' ' && control.tagName === 'A' && id !== undefined) {
    event.preventDefault()
    selection.select(id, !selected.has(id))
  }
}

/** Enter on a box opens what the row is about: its first link. */
function openByEnter(event: KeyboardEvent, control: Element, row: Element) {
  if (event.key !== 'Enter' || !isBox(control)) return
  const link = controlsIn(row).find(({ tagName }) => tagName === 'A')
  if (!link) return
  event.preventDefault()
  link.click()
}

export interface RowKeysOptions<Id> {
  /** Of lists whose rows have boxes. */
  selection?: RowSelection<Id>
}

/**
 * The keys of a list of rows, as in tables of a desktop: ↑ ↓ Home End go to the same control of another row, Enter on a box opens
 * the row, Space on its link ticks it, Shift with ↑ ↓ on a box ticks what is passed, Ctrl+A on a box ticks all. Tab stays the
 * browser's own. Text boxes keep Home and End; a quantity handles ↑ ↓ Enter Esc itself (DESIGN §10).
 *
 * Spread the result on the element around all rows; each row carries `data-row` (its id, where it can be selected).
 */
export function rowKeys<Id>({ selection }: RowKeysOptions<Id> = {}) {
  return {
    'data-rows': '',
    onKeyDown(event: KeyboardEvent) {
      const control = event.target
      if (event.defaultPrevented || !(control instanceof Element)) return
      const row = control.closest('[data-row]')
      if (!row) return
      moveRow(event, control, row, selection)
      if (selection) selectByKey(event, control, row, selection)
      openByEnter(event, control, row)
    },
  }
}
