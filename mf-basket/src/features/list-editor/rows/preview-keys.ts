import { focusRow } from '@prilavok/shared-kernel/rows'
import type { KeyboardEvent } from 'react'
import type { RowView } from '../model/view-rows'
import type { RowHandlers } from './use-row-handlers'

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }
/** Keys mean something of their own in these. */
const TEXT = 'input, textarea, select'
const QUANTITY = 'input[data-quantity]:enabled'

const rowsAround = (control: Element): HTMLElement[] => [
  ...(control.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

/** Focuses the row above or below; at an end the focus stays. */
export function moveToRow(row: Element, step: -1 | 1): HTMLElement | undefined {
  const rows = rowsAround(row)
  const next = rows[rows.indexOf(row as HTMLElement) + step]
  next?.focus()
  return next
}

function moveInOptions(event: KeyboardEvent, control: Element, step: -1 | 1): boolean {
  const options = [...(control.parentElement?.querySelectorAll<HTMLElement>('[data-option]') ?? [])]
  const next = options[options.indexOf(control as HTMLElement) + step]
  if (!control.matches('[data-option]') || !next) return false
  event.preventDefault()
  next.focus()
  return true
}

/**
 * The keys of the rows: ↑ ↓ Home End, 1–9 for the options of a row, Tab for its quantity, Enter for its next step, Del removes it
 * (kit §13).
 */
export function pressInRows(
  event: KeyboardEvent,
  views: ReadonlyMap<number, RowView>,
  handlers: RowHandlers,
): void {
  const control = event.target
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (!(control instanceof HTMLElement)) return
  const row = control.closest('[data-row]')
  const view = views.get(Number(row?.getAttribute('data-row')))
  if (!row || !view || control.matches(TEXT)) return
  const step = STEPS[event.key]
  if (step) {
    if (moveInOptions(event, control, step)) return
    event.preventDefault()
    if (control === row || control.matches('[data-option]')) moveToRow(row, step)
    else if (!focusRow(control, step < 0 ? 'previous' : 'next')) moveToRow(row, step)
    return
  }
  const option = /^[1-9]$/.test(event.key) ? view.options[Number(event.key) - 1] : undefined
  if (option && view.state === 'choose') {
    event.preventDefault()
    handlers.choose(view, option)
  } else if (control === row) pressOnRow(event, row, view, handlers)
}

function pressOnRow(event: KeyboardEvent, row: Element, view: RowView, handlers: RowHandlers): void {
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    handlers.remove(view.row.line.number)
  } else if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault()
    const rows = rowsAround(row)
    rows.at(event.key === 'Home' ? 0 : -1)?.focus()
  } else if (event.key === 'Tab' && !event.shiftKey) {
    // Past «Изменить», which Shift+Tab leads back to: a number is typed next. Where there is none to type, on as usual.
    const quantity = row.querySelector<HTMLElement>(QUANTITY)
    if (quantity) event.preventDefault()
    quantity?.focus()
  } else if (event.key === 'Enter') {
    event.preventDefault()
    const action =
      row.querySelector<HTMLElement>('[data-action]') ?? row.querySelector<HTMLElement>('[data-option]')
    if (action?.matches('[data-option]')) action.focus()
    else if (action) action.click()
    else row.querySelector<HTMLElement>(QUANTITY)?.focus()
  }
}
