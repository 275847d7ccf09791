import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import { usePaymentStart } from '@prilavok/shared-kernel/payment'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { mayCancel } from '../../model/order-status'
import { texts } from '../../texts'
import { OrderAccepted } from './OrderAccepted'
import { OrderFacts } from './OrderFacts'
import { OrderHeader } from './OrderHeader'
import { OrderProducts } from './OrderProducts'
import { OrderSteps } from './OrderSteps'
import { OrderSums } from './OrderSums'
import { OrderTools } from './OrderTools'
import { withBlockedPayment } from './payment/blocked-payment'
import { PaymentNote } from './payment/PaymentNote'
import { orderDetailTexts } from './texts'

const Notes = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
`
/** Of words that somebody wrote, in his lines. */
const Written = styled(Note)`
  > div {
    white-space: pre-line;
  }
`
interface OrderDetailProps {
  order: NonNullable<OrderAnswer['ITEM']>
  /** The buyer has come here from sending it. */
  justSent: boolean
}

/** Everything about one order. */
export function OrderDetail({ order: read, justSent }: OrderDetailProps) {
  const order = withBlockedPayment(read, usePaymentStart(read.ID))
  return (
    <>
      <OrderHeader order={order} />
      <PaymentNote order={read} />
      {justSent && mayCancel(order.STATUS) && <OrderAccepted order={order} />}
      <Notes>
        {order.CANCEL_COMMENT && (
          <Written tone="neutral">
            {texts.cancelReason}: {order.CANCEL_COMMENT}
          </Written>
        )}
        {order.COMMENT && (
          <Written>
            {orderDetailTexts.comment}: {order.COMMENT}
          </Written>
        )}
      </Notes>
      <OrderSteps order={order} />
      <OrderFacts order={order} />
      <OrderTools order={order} products={order.PRODUCTS} />
      <OrderProducts order={order} products={order.PRODUCTS} />
      <OrderSums order={order} />
    </>
  )
}
