/** Where to, seen from the row that has the focus. */
export type RowTarget = 'previous' | 'next' | 'first' | 'last'

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled'

/** Controls of a place, itself among them, that can be seen; `aria-hidden` copies (a picture that repeats the link) left out. */
export const controlsIn = (place: Element): HTMLElement[] =>
  [place as HTMLElement, ...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.matches(CONTROLS) &&
      !control.closest('[aria-hidden="true"]') &&
      control.checkVisibility?.() !== false,
  )

/** The control that stands where `from` stands in its own row: same cell, same kind of element. */
function counterpart(row: Element, ownRow: Element, from: Element): HTMLElement | undefined {
  const at = [...ownRow.children].findIndex((cell) => cell.contains(from))
  const cell = row.children[at]
  if (!cell) return undefined
  const controls = controlsIn(cell)
  return controls.find(({ tagName }) => tagName === from.tagName) ?? controls[0]
}

/**
 * Moves the focus to the same control of another row of the list (`data-rows` around, `data-row` on each row). Rows without
 * that control, a product that cannot be ordered for instance, are passed over.
 * @returns the row that has the focus now; undefined when there is none, and then the focus stays
 */
export function focusRow(from: Element, target: RowTarget): Element | undefined {
  const ownRow = from.closest('[data-row]')
  const list = from.closest('[data-rows]')
  if (!ownRow || !list) return undefined
  const rows = [...list.querySelectorAll('[data-row]')]
  const at = rows.indexOf(ownRow)
  const candidates = {
    next: rows.slice(at + 1),
    previous: rows.slice(0, at).reverse(),
    first: rows.slice(0, at),
    last: rows.slice(at + 1).reverse(),
  }[target]
  for (const row of candidates) {
    const control = counterpart(row, ownRow, from)
    if (control) {
      control.focus()
      // The browser brings the control alone into view; a bar at the edge of the window may cover the rest of the row.
      row.scrollIntoView?.({ block: 'nearest' })
      return row
    }
  }
  return undefined
}

/**
 * From the quantity of a row to the one above (-1) or below (1): ↑ ↓ and Enter of QuantityStepper. Where there is none the focus stays,
 * and what is typed next takes the place of the count.
 * @returns the row that has the focus now; undefined when it stays
 */
export function focusQuantity(row: Element | null, direction: -1 | 1): Element | undefined {
  const quantity = row?.querySelector<HTMLInputElement>('input[data-quantity]')
  if (!quantity) return undefined
  const reached = focusRow(quantity, direction < 0 ? 'previous' : 'next')
  // A count that is rounded takes the selection along when it is rendered.
  if (!reached) queueMicrotask(() => quantity.select())
  return reached
}

/** A button that goes with its work, pressed by a key, hands the focus on to the quantity of its row. */
export function handOver({ detail, currentTarget }: { detail: number; currentTarget: Element }): void {
  const field = currentTarget.closest('[data-row]')?.querySelector<HTMLElement>('input[data-quantity]')
  if (detail === 0) queueMicrotask(() => field?.focus())
}

/** Before the row of `from` goes, the focus moves to the next row, else to the one before. */
export const focusNeighbour = (from: Element): Element | undefined =>
  focusRow(from, 'next') ?? focusRow(from, 'previous')
