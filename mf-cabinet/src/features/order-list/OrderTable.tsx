import type { Order } from '@prilavok/shared-kernel/contract'
import { currencySign, NBSP } from '@prilavok/shared-kernel/format'
import { useSession } from '@prilavok/shared-kernel/queries'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import type { OrderListParams, OrderSort } from '../../model/order-list-params'
import { type Column, TableHead } from '../../model/TableHead'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { texts } from '../../texts'
import { OrderRow } from './OrderRow'
import type { OrderChoice } from './order-choice'
import { Table } from './order-table-styles'
import { orderListTexts } from './texts'

interface OrderTableProps {
  orders: readonly Order[]
  params: OrderListParams
  onSort: (sort: OrderSort) => void
  /** Other rows are on their way. */
  stale: boolean
  choice: OrderChoice
  /** Several people order for the company: each row says who it was. */
  withUsers: boolean
}

/** Orders as a table; below 768 each one is a block of four lines. */
export function OrderTable({ orders, params, onSort, stale, choice, withUsers }: OrderTableProps) {
  const { CURRENCY } = useShop()
  const { personal } = useSession()
  const { isBusy, repeat } = useRepeatOrder()
  const columns: Column<OrderSort>[] = [
    { title: texts.order, sort: 'ORDER_NUMBER' },
    { title: orderListTexts.date, sort: 'CREATE_DATE' },
    { title: orderListTexts.state, sort: 'STATUS' },
    { title: orderListTexts.paymentAndReceiving },
    { title: orderListTexts.products, sort: 'POSITION_COUNT', right: true },
    { title: `${texts.sum},${NBSP}${currencySign(CURRENCY)}`, sort: 'POSITION_SUM', right: true },
  ]
  return (
    <Table aria-busy={stale || undefined} data-stale={stale || undefined}>
      <TableHead columns={columns} sort={params.sort} order={params.order} onSort={onSort} actions />
      <tbody {...rowKeys()}>
        {orders.map((order) => (
          <OrderRow
            key={order.ID}
            order={order}
            choice={choice}
            withUser={withUsers}
            busy={isBusy(order.ID)}
            onRepeat={isYes(personal?.CLIENT_ALLOW_TO_ORDER) ? () => repeat(order) : undefined}
          />
        ))}
      </tbody>
    </Table>
  )
}
