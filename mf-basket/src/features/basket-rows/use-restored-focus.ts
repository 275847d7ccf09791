import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { useEffect, useRef } from 'react'

interface Restored {
  productId: number
}

/** The button «Отменить» goes with its notice: the focus moves to the row that comes back, unless it is elsewhere by then. */
export function useRestoredFocus(
  restored: Restored | undefined,
  data: OrderBasketResponse | undefined,
): void {
  const done = useRef<Restored>(undefined)
  useEffect(() => {
    if (!data || !restored || done.current === restored) return
    const row = document.querySelector(`li[data-row="${restored.productId}"]`)
    const control = row?.querySelector<HTMLElement>('[data-cell="quantity"] input:enabled, a')
    if (!control) return
    done.current = restored
    if (document.activeElement?.matches('body, :disabled')) control.focus()
  }, [restored, data])
}
