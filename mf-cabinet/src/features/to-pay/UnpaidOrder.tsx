import type { Order } from '@prilavok/shared-kernel/contract'
import { formatDate } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { orderStatusTone, StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { orderQuery } from '../../api/get-order'
import { useOrderMoney } from '../../model/order-money'
import { mayPay, statusLabel } from '../../model/order-status'
import { toPayTexts } from './texts'

/** What an order's payment waits for, and how to pay; brought by the page, since it belongs to the order's own page. */
export type OrderPayment = ComponentType<{ order: Order }>

const Root = styled.li`
  padding: 12px 16px 0;
  border-bottom: 1px solid var(--border-subtle);
  &:last-of-type {
    border-bottom: 0;
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    margin-bottom: 8px;
  }
  > header > a {
    font-weight: 600;
  }
  > header > span:first-of-type {
    color: var(--text-muted);
    font-size: 13px;
    line-height: 18px;
  }
  > header > b {
    margin-left: auto;
    font-weight: 600;
  }
`

interface UnpaidOrderProps {
  /** As it was when it was first seen. */
  known: Order
  /** As the list of unpaid orders has it now; none: it is no longer one of them. */
  listed: Order | undefined
  /** When that list was read, ms since 1970. */
  listedAt: number
  payment: OrderPayment
}

/** An order that waits for its payment; one that has been paid for stays, and says so. */
export function UnpaidOrder({ known, listed, listedAt, payment: Payment }: UnpaidOrderProps) {
  const { TIME_ZONE } = useShop()
  const kernel = useKernel()
  // A payment that is under way is followed in the order's own answer: whichever was read last is true.
  const own = useQuery({
    ...orderQuery(kernel, String(known.ID)),
    enabled: listed === undefined,
    meta: { errors: 'silent' },
  })
  const isNewer = listed === undefined || own.dataUpdatedAt > listedAt
  const order = (isNewer ? own.data?.ITEM : undefined) ?? listed ?? known
  const { money } = useOrderMoney(order)
  if (!mayPay(order) && order.ONLINE_PAY_STATUS?.CODE !== 'PAID') return null
  return (
    <Root>
      <header>
        <TextLink to={`/cabinet/orders/${order.ID}`} className="num">
          {toPayTexts.number(order.ORDER_NUMBER)}
        </TextLink>
        <span>
          {toPayTexts.from} {formatDate(order.CREATE_DATE, TIME_ZONE)}
        </span>
        <StatusBadge tone={orderStatusTone(order.STATUS.STATUS_CODE)}>
          {statusLabel(order.STATUS)}
        </StatusBadge>
        <b className="num">{money(order.POSITION_SUM)}</b>
      </header>
      <Payment order={order} />
    </Root>
  )
}
