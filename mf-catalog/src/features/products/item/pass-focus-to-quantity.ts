import type { MouseEvent } from 'react'

/**
 * «В корзину» goes once it has done its work. Pressed by a key it hands the focus to the quantity of its product; a finger gets no
 * keyboard over the page. On narrow screens the quantity comes with the same change, so it is waited for.
 */
export function passFocusToQuantity({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  const isKey = detail === 0
  const quantity = currentTarget
    .closest('[data-row], article')
    ?.querySelector<HTMLElement>('input[data-quantity]')
  if (isKey) queueMicrotask(() => quantity?.focus())
}
