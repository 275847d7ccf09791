import type { BasketType } from '@prilavok/shared-kernel/contract'
import { asSentence } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { texts } from '../../texts'
import { SentOrderCheck } from './SentOrderCheck'
import { orderingTexts } from './texts'
import type { useSendOrder } from './use-send-order'

interface OrderNotesProps {
  basket: BasketType
  order: ReturnType<typeof useSendOrder>
  /** There is nothing to order. */
  nothing: boolean
  /** Changes of the basket wait for a connection. */
  unsent: boolean
  /** Why the order was not taken; '' when it is said elsewhere. */
  failure: string
  /** For `aria-describedby` of the button. */
  messageId: string
}

/** What keeps the order from being sent, or has kept it, and what to do about it. */
export function OrderNotes({ basket, order, nothing, unsent, failure, messageId }: OrderNotesProps) {
  const kernel = useKernel()
  return (
    <>
      {nothing && !order.busy && (
        <SentOrderCheck basket={basket}>
          <Note tone="warning" id={messageId}>
            {orderingTexts.nothing}
          </Note>
        </SentOrderCheck>
      )}
      {order.earlier.made && (
        <Note
          tone="success"
          role="status"
          action={
            <LinkButton size="s" to={`/cabinet/orders/${order.earlier.made}`}>
              {orderingTexts.openEarlier}
            </LinkButton>
          }
        >
          {orderingTexts.earlierMade}
        </Note>
      )}
      {order.unanswered && !nothing && !failure && <Note tone="warning">{orderingTexts.unanswered}</Note>}
      {unsent && (
        <Note
          tone="warning"
          action={
            <Button size="s" onClick={() => kernel.basket.retry()}>
              {texts.retry}
            </Button>
          }
        >
          {orderingTexts.unsent}
        </Note>
      )}
      {failure && (
        <Note tone="danger" role="alert">
          {failure === orderingTexts.noAnswer
            ? failure
            : `${orderingTexts.orderNotSent}. ${asSentence(failure)}`}
        </Note>
      )}
    </>
  )
}
