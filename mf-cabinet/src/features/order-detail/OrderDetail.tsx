import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { texts } from '../../texts'
import { OrderFacts } from './OrderFacts'
import { OrderHeader } from './OrderHeader'
import { OrderProducts } from './OrderProducts'
import { OrderSteps } from './OrderSteps'
import { OrderSums } from './OrderSums'
import { orderDetailTexts } from './texts'

const Notes = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  &:empty {
    display: none;
  }
`
interface OrderDetailProps {
  order: NonNullable<OrderAnswer['ITEM']>
  /** The buyer has come here from sending it. */
  justSent: boolean
}

/** Everything about one order. */
export function OrderDetail({ order, justSent }: OrderDetailProps) {
  return (
    <>
      <OrderHeader order={order} />
      <Notes>
        {justSent && <Note tone="info">{orderDetailTexts.firstMail}</Note>}
        {order.CANCEL_COMMENT && (
          <Note tone="neutral">
            {texts.cancelReason}: {order.CANCEL_COMMENT}
          </Note>
        )}
        {order.COMMENT && (
          <Note>
            {orderDetailTexts.comment}: {order.COMMENT}
          </Note>
        )}
      </Notes>
      <OrderSteps order={order} />
      <OrderFacts order={order} />
      <OrderProducts order={order} products={order.PRODUCTS} />
      <OrderSums order={order} />
    </>
  )
}
