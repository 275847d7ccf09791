import type { Order } from '@prilavok/shared-kernel/contract'
import { LATEST_ORDERS } from '@prilavok/shared-kernel/contract/page-sizes'
import { formatDate, formatNumber } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { orderStatusTone, StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { latestOrdersQuery } from '../../api/newest-orders'
import { useOrderMoney } from '../../model/order-money'
import { statusLabel } from '../../model/order-status'
import { TablePanel } from '../../model/table-panel'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { texts } from '../../texts'
import { Table } from './latest-orders-table'
import { shortName } from './short-name'
import { profileTexts } from './texts'

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
  > h2 {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
  }
`

/**
 * The newest orders at a glance, the last one among them: six or three by the width of the screen (CAB-025). The way to all of them is
 * everybody's, whoever may order now: only the entry in the menu is not (CAB-014).
 */
export function LatestOrders() {
  const { data, error, isFetching, refetch } = useQuery(latestOrdersQuery(useKernel()))
  const { personal } = useSession()
  const title = useId()
  const mayOrder = isYes(personal?.CLIENT_ALLOW_TO_ORDER)
  // A single order is the last one: it stands above, with all that is known of it.
  if (data && data.ITEMS.length < 2) return null
  return (
    <section aria-labelledby={title} aria-busy={!data && !error}>
      <Head>
        <h2 id={title}>{profileTexts.latestOrders}</h2>
        {data && (
          <TextLink to="/cabinet/orders">
            {profileTexts.all}, {formatNumber(data.NAV.CNT)}
          </TextLink>
        )}
      </Head>
      {data ? (
        <TablePanel data-bleed>
          <Orders orders={data.ITEMS} mayOrder={mayOrder} withBuyer={Boolean(personal?.COMPANY_NAME)} />
        </TablePanel>
      ) : error ? (
        <RetryNote
          error={error}
          text={profileTexts.ordersFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList rows={LATEST_ORDERS.wide} height={52} gap={1} />
      )}
    </section>
  )
}

interface OrdersProps {
  orders: readonly Order[]
  mayOrder: boolean
  /** Colleagues order, too. */
  withBuyer: boolean
}

function Orders({ orders, mayOrder, withBuyer }: OrdersProps) {
  const { TIME_ZONE } = useShop()
  const { isBusy, repeat } = useRepeatOrder()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.order}</th>
          <th scope="col">{profileTexts.date}</th>
          <th scope="col">{profileTexts.status}</th>
          {withBuyer && (
            <th scope="col" data-buyer>
              {profileTexts.buyer}
            </th>
          )}
          <th scope="col" data-sum>
            {texts.sum}
          </th>
          {mayOrder && <td data-action />}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.ID}>
            <td className="num">
              <TextLink to={`/cabinet/orders/${order.ID}`}>
                {profileTexts.orderNumber(order.ORDER_NUMBER)}
              </TextLink>
            </td>
            <td className="num">{formatDate(order.CREATE_DATE, TIME_ZONE)}</td>
            <td>
              <StatusBadge tone={orderStatusTone(order.STATUS.STATUS_CODE)}>
                {statusLabel(order.STATUS)}
              </StatusBadge>
            </td>
            {withBuyer && <td data-buyer>{shortName(order.USER.NAME)}</td>}
            <td data-sum className="num" translate="no">
              <OrderSum order={order} />
            </td>
            {mayOrder && (
              <td data-action>
                <IconButton
                  icon="repeat"
                  label={`${profileTexts.repeatOrder} ${profileTexts.orderNumber(order.ORDER_NUMBER)}`}
                  busy={isBusy(order.ID)}
                  onClick={() => repeat(order)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const OrderSum = ({ order }: { order: Order }) => useOrderMoney(order).money(order.POSITION_SUM)
