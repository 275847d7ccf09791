import type { Order } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { mayChangePayment } from '../../../model/order-status'
import { orderPaymentTexts } from './texts'

/** Asks for another way of paying the order, while there is a choice (CAB-040). */
export function ChangePaymentButton({ order }: { order: Order }) {
  const { modals } = useKernel()
  if (!mayChangePayment(order)) return null
  return (
    <Button
      size="s"
      onClick={() => modals.open('paymentType', { orderId: order.ID, current: order.PAYMENT_TYPE.CODE })}
    >
      {orderPaymentTexts.changeType}
    </Button>
  )
}
