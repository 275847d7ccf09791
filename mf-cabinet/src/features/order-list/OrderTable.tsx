import type { Order } from '@prilavok/shared-kernel/contract'
import { currencySign, NBSP } from '@prilavok/shared-kernel/format'
import { useSession } from '@prilavok/shared-kernel/queries'
import { rowKeys } from '@prilavok/shared-kernel/rows'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import type { OrderListParams, OrderSort } from '../../model/order-list-params'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { texts } from '../../texts'
import { OrderRow } from './OrderRow'
import { Table } from './order-table-styles'
import { orderListTexts } from './texts'

interface Column {
  title: string
  sort?: OrderSort
  /** Money and counts stand at the right. */
  right?: boolean
}

interface OrderTableProps {
  orders: readonly Order[]
  params: OrderListParams
  onSort: (sort: OrderSort) => void
  /** Other rows are on their way. */
  stale: boolean
}

/** Orders as a table; below 768 each one is a block of four lines. */
export function OrderTable({ orders, params, onSort, stale }: OrderTableProps) {
  const { CURRENCY } = useShop()
  const { personal } = useSession()
  const { isBusy, repeat } = useRepeatOrder()
  const columns: Column[] = [
    { title: texts.order, sort: 'ORDER_NUMBER' },
    { title: orderListTexts.date, sort: 'CREATE_DATE' },
    { title: orderListTexts.state, sort: 'STATUS' },
    { title: orderListTexts.payment },
    { title: orderListTexts.receiving },
    { title: orderListTexts.products, sort: 'POSITION_COUNT', right: true },
    { title: `${texts.sum},${NBSP}${currencySign(CURRENCY)}`, sort: 'POSITION_SUM', right: true },
  ]
  const direction = params.order === 'ASC' ? 'ascending' : 'descending'
  return (
    <Table aria-busy={stale || undefined} data-stale={stale || undefined}>
      <thead>
        <tr>
          {columns.map(({ title, sort, right }) => (
            <th
              key={title}
              scope="col"
              data-right={right || undefined}
              aria-sort={sort === params.sort ? direction : undefined}
            >
              {sort ? (
                <button type="button" onClick={() => onSort(sort)}>
                  {title}
                  {sort === params.sort && (
                    <Icon name={params.order === 'ASC' ? 'arrow-up' : 'arrow-down'} size={14} />
                  )}
                </button>
              ) : (
                title
              )}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody {...rowKeys()}>
        {orders.map((order) => (
          <OrderRow
            key={order.ID}
            order={order}
            busy={isBusy(order.ID)}
            onRepeat={isYes(personal?.CLIENT_ALLOW_TO_ORDER) ? () => repeat(order) : undefined}
          />
        ))}
      </tbody>
    </Table>
  )
}
