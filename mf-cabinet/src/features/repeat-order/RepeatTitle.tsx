import type { Order } from '@prilavok/shared-kernel/contract'
import { formatDate, NBSP } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
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
  const { TIME_ZONE } = useShop()
  if (!order) return repeatTexts.title
  return (
    <>
      {repeatTexts.title}{' '}
      <span className="num">
        №{NBSP}
        {order.ORDER_NUMBER}
      </span>{' '}
      <Day>{repeatTexts.of(formatDate(order.CREATE_DATE, TIME_ZONE))}</Day>
    </>
  )
}
