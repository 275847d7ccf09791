import type { Order } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import {
  notePaymentOpened,
  openPaymentWindow,
  startPayment,
  usePaymentStart,
} from '@prilavok/shared-kernel/payment'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { OuterLinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { useOrderMoney } from '../../../model/order-money'
import type { PaymentState } from './payment-state'
import { orderPaymentTexts } from './texts'

/** The acquirer knows of a payment that is not decided: the same one goes on. */
const GOES_ON: readonly PaymentState[] = ['inWindow', 'checked', 'unconfirmed']

/** Opens the acquirer's page in a window of its own; where the browser has blocked that, the way there is a link. */
export function PayButton({ order, state }: { order: Order; state: PaymentState }) {
  const kernel = useKernel()
  const { money } = useOrderMoney(order)
  const start = usePaymentStart(order.ID)
  if (state === 'blocked' && start?.state === 'blocked')
    return (
      <OuterLinkButton
        size="s"
        kind="primary"
        href={start.url}
        onClick={() => notePaymentOpened(kernel, order.ID)}
      >
        {orderPaymentTexts.openPage}
      </OuterLinkButton>
    )
  return (
    <Button
      size="s"
      kind="primary"
      busy={state === 'starting'}
      busyLabel={orderPaymentTexts.opening}
      onClick={() => void startPayment(kernel, { orderId: order.ID, window: openPaymentWindow(kernel) })}
    >
      {GOES_ON.includes(state)
        ? orderPaymentTexts.continuePaying
        : `${orderPaymentTexts.pay} ${money(order.POSITION_SUM)}`}
    </Button>
  )
}
