import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useRef } from 'react'
import { openPaymentWindow, type PaymentWindow } from './payment-window'
import { startPayment } from './start-payment'

/** A payment whose order is still being made, or changed, when its window opens. */
export interface Payment {
  /** Opens the window; in the handler of the click itself. */
  open: () => void
  /** The order is there: its payment starts in the window. */
  start: (orderId: number) => void
  /** There is nothing to pay: the window goes. */
  cancel: () => void
}

/** Online payment by one click: the window opens at once, the address follows when the order is there (000 §4, AMB-43). */
export function usePayment(): Payment {
  const kernel = useKernel()
  const opened = useRef<PaymentWindow | null>(null)
  const take = () => {
    const current = opened.current
    opened.current = null
    return current
  }
  return {
    open() {
      take()?.close()
      opened.current = openPaymentWindow(kernel)
    },
    start: (orderId) => void startPayment(kernel, { orderId, window: take() }),
    cancel: () => take()?.close(),
  }
}
