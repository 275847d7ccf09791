/** Moves the focus to the quantity of the row above or below; returns whether there was one. */
export function moveFocus(from: HTMLElement | null, direction: -1 | 1): boolean {
  const list = from?.closest('[data-rows]')
  if (!from || !list) return false
  const inputs = [...list.querySelectorAll<HTMLInputElement>('input[data-quantity]:not(:disabled)')]
  const next = inputs[inputs.findIndex((input) => from.contains(input)) + direction]
  next?.focus()
  return next !== undefined
}
