import type { KeyboardEvent } from 'react'
import { controlsIn } from './focus-row'
import type { RowSelection } from './use-row-selection'

/** The keys of rows that can be selected; a list without selection does not carry this code. */
export interface SelectionKeys {
  /** Shift with an arrow on this control moves, too, and selects on the way. */
  extendsFrom(control: Element): boolean
  /** After the arrows had their turn. @param reached the row that has the focus now, when it moved */
  onRowKey(event: KeyboardEvent, control: Element, row: Element, reached: Element | undefined): void
}

type Selection<Id> = Omit<RowSelection<Id>, 'keys' | 'listProps'>

const isBox = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox'

const idOf = <Id>(ids: readonly Id[], row: Element): Id | undefined =>
  ids.find((id) => String(id) === row.getAttribute('data-row'))

/** Enter on a box opens what the row is about: its first link. */
function openRow(event: KeyboardEvent, row: Element) {
  const link = controlsIn(row).find(({ tagName }) => tagName === 'A')
  if (!link) return
  event.preventDefault()
  link.click()
}

/** Space on a link ticks its row, Shift with ↑ ↓ on a box ticks what is passed, Ctrl+A on a box ticks all, Enter on it opens the row. */
export function selectionKeys<Id>(selection: Selection<Id>): SelectionKeys {
  const { ids, selected } = selection
  return {
    extendsFrom: isBox,
    onRowKey(event, control, row, reached) {
      const id = idOf(ids, row)
      if (event.shiftKey && reached && isBox(control)) {
        const to = idOf(ids, reached)
        if (id !== undefined && to !== undefined) selection.extendTo(to, id)
      } else if (event.key === 'Enter' && isBox(control)) {
        openRow(event, row)
      } else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && isBox(control)) {
        event.preventDefault()
        selection.selectMany(ids, true)
      } else if (event.key === ' ' && control.tagName === 'A' && id !== undefined) {
        event.preventDefault()
        selection.select(id, !selected.has(id), event.shiftKey)
      }
    },
  }
}
