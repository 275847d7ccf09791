import type { Order } from '@prilavok/shared-kernel/contract'
import { type PaymentStart, paysOnline, usePaymentStart } from '@prilavok/shared-kernel/payment'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Note, type NoteProps } from '@prilavok/shared-kernel/ui/note'
import { mayPay } from '../../../model/order-status'
import { ChangePaymentButton } from './ChangePaymentButton'
import { PayButton } from './PayButton'
import { type PaymentState, paymentState } from './payment-state'
import { orderPaymentTexts, STATE_TEXTS } from './texts'
import { useCameFromPaying } from './use-came-from-paying'
import { useFollowPayment } from './use-follow-payment'

const Row = styled(Note)`
  margin-bottom: 16px;
  align-items: center;
  @media print {
    display: none;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  ${media.compact} {
    flex-wrap: wrap;
    > span {
      width: 100%;
    }
    > span > button {
      flex: 1 1 auto;
    }
  }
`
const NOT_PAID = { CODE: 'NOT_PAID', TITLE: '' } as const
const TONES: Readonly<Record<PaymentState, NoteProps['tone']>> = {
  atSupplier: 'info',
  notPaid: 'warning',
  rejected: 'danger',
  starting: 'info',
  failed: 'danger',
  blocked: 'warning',
  inWindow: 'info',
  checked: 'info',
  unconfirmed: 'warning',
  paid: 'success',
}

const failureOf = (start: PaymentStart | undefined) => (start?.state === 'failed' ? start.text : undefined)
const textOf = (state: PaymentState, start: PaymentStart | undefined) =>
  state === 'failed' ? failureOf(start) : STATE_TEXTS[state]

/**
 * What the order's payment waits for, and how to pay, in one row that stays through every step: the focus stays with it. Follows a payment that is under way (CAB-042 to CAB-046).
 */
export function PaymentNote({ order }: { order: Order }) {
  const followed = useFollowPayment(order)
  const start = usePaymentStart(order.ID)
  const returned = useCameFromPaying()
  const isOffered = paysOnline(useShop())
  const code = order.ONLINE_PAY_STATUS?.CODE
  // The supplier may open the payment: one that would show the button then.
  const isAwaited = code === 'TO_PAYMENT' && isOffered && mayPay({ ...order, ONLINE_PAY_STATUS: NOT_PAID })
  const state =
    mayPay(order) || code === 'PAID' || isAwaited
      ? paymentState({ code, start, returned, ...followed })
      : undefined
  if (!state) return null
  const text = isOffered || !mayPay(order) ? textOf(state, start) : orderPaymentTexts.notOffered
  return (
    <Row
      tone={isOffered || !mayPay(order) ? TONES[state] : 'warning'}
      action={
        mayPay(order) && (
          <span>
            <ChangePaymentButton order={order} />
            {isOffered && <PayButton order={order} state={state} />}
          </span>
        )
      }
    >
      <span aria-live="polite">{text}</span>
    </Row>
  )
}
