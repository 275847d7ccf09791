/** Moves the focus from the quantity that has it to the next (1) or previous (-1) one of the page (kit §10). */
export function focusNextQuantity(direction: -1 | 1): void {
  const inputs = [...document.querySelectorAll<HTMLElement>('main input[data-quantity]:not(:disabled)')]
  const here = inputs.findIndex((input) => input.matches(':focus'))
  inputs[here + direction]?.focus()
}
