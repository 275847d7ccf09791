import type { Order } from '@prilavok/shared-kernel/contract'
import { formatDate, NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { repeatTexts } from './texts'

const Day = styled.span`
  font-size: 14px;
  font-weight: 400;
  letter-spacing: 0;
  color: var(--text-muted);
  white-space: nowrap;
`

/** Which order is repeated. */
export function RepeatTitle({ order }: { order: Order | undefined }) {
  if (!order) return repeatTexts.title
  return (
    <>
      {repeatTexts.title} №{NBSP}
      {order.ORDER_NUMBER} <Day>{repeatTexts.of(formatDate(order.CREATE_DATE))}</Day>
    </>
  )
}
