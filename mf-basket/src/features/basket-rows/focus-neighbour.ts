/** Before its row goes, the focus moves to the same button of the next row, else of the one before. */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('[data-cell="remove"] button')?.focus()
}
