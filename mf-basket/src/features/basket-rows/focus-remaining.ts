import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { type RowKey, rowKeyOf } from '../../model/row-key'

/** The box of a row: what was done to ticked rows goes on there, and on phones no keyboard opens. A gift has only its link. */
const CONTROL = '[data-cell="check"] input:enabled, a[href]'

const controlOf = (key: RowKey) =>
  document.querySelector(`li[data-row="${key}"]`)?.querySelector<HTMLElement>(CONTROL)

/**
 * Before rows go, the focus moves to the first row that stays below them, else above; of a long list to the nearest that is rendered.
 * @param rows as they are shown
 */
export function focusRemaining(
  rows: readonly BasketProduct[],
  isGone: (row: BasketProduct) => boolean,
): void {
  const first = rows.findIndex(isGone)
  const around = [...rows.slice(first), ...rows.slice(0, Math.max(first, 0)).reverse()]
  for (const row of around) {
    const control = isGone(row) ? null : controlOf(rowKeyOf(row))
    control?.focus()
    if (control) return
  }
}
