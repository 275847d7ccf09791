import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef } from 'react'

/** The button «Отменить» goes with its notice: the focus moves to the row that comes back, unless it is elsewhere by then. */
export function useRestoredFocus(data: OrderBasketResponse | undefined): void {
  const queue = useKernel().basket
  const done = useRef(queue.restored())
  useEffect(() => {
    const restored = queue.restored()
    if (!data || !restored || done.current === restored || restored.basket !== data.BASKET_TYPE) return
    const row = document.querySelector(`li[data-row="${restored.productId}"]`)
    // Its name, not its count: on phones that would open the keyboard.
    const control = row?.querySelector<HTMLElement>('a')
    if (!control) return
    done.current = restored
    if (document.activeElement?.matches('body, :disabled')) control.focus()
  }, [queue, data])
}
