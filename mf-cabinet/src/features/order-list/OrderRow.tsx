import type { Order } from '@prilavok/shared-kernel/contract'
import { currencySign, formatDate, formatProducts, NBSP } from '@prilavok/shared-kernel/format'
import { paysOnline } from '@prilavok/shared-kernel/payment'
import { Link, useLocation } from '@prilavok/shared-kernel/router'
import { useRovingGroup } from '@prilavok/shared-kernel/rows'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { orderStatusTone, StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useOrderMoney } from '../../model/order-money'
import { mayPay, statusLabel } from '../../model/order-status'
import { texts } from '../../texts'
import { OrderDownload } from './OrderDownload'
import type { OrderChoice } from './order-choice'
import { orderListTexts } from './texts'

interface OrderRowProps {
  order: Order
  choice: OrderChoice
  /** Says who ordered. */
  withUser: boolean
  /** It is being repeated. */
  busy: boolean
  /** None for a customer who may not order (AMB-44). */
  onRepeat: (() => void) | undefined
}

/** One order of the list (CAB-019, CAB-028); one tab stop a row, ← → between the number and the actions. */
export function OrderRow({ order, choice, withUser, busy, onRepeat }: OrderRowProps) {
  const shop = useShop()
  const { search } = useLocation()
  return (
    <tr data-row="" {...useRovingGroup<HTMLTableRowElement>()}>
      <td data-number className="num">
        {choice.active && (
          <Checkbox
            label={orderListTexts.choose(order.ORDER_NUMBER)}
            labelHidden
            checked={choice.has(order.ID)}
            disabled={choice.full && !choice.has(order.ID)}
            onChange={() => choice.toggle(order.ID)}
          />
        )}
        <Link to={`/cabinet/orders/${order.ID}`} state={{ list: search }}>
          №{NBSP}
          {order.ORDER_NUMBER}
        </Link>
      </td>
      <td data-date className="num">
        <Name>{orderListTexts.date}</Name>
        <span>
          {formatDate(order.CREATE_DATE, shop.TIME_ZONE)}
          {withUser && (
            <small title={order.USER.NAME || order.USER.EMAIL}>{order.USER.NAME || order.USER.EMAIL}</small>
          )}
        </span>
      </td>
      <td data-status>
        <span>
          <StatusBadge tone={orderStatusTone(order.STATUS.STATUS_CODE)}>
            {statusLabel(order.STATUS)}
          </StatusBadge>
          {paysOnline(shop) && mayPay(order) && (
            <Link
              to={`/cabinet/orders/${order.ID}`}
              state={{ list: search }}
              aria-label={`${orderListTexts.pay} ${orderListTexts.orderNumber(order.ORDER_NUMBER)}`}
            >
              {orderListTexts.pay}
            </Link>
          )}
        </span>
      </td>
      <td data-wide>
        <Name>{orderListTexts.payment}</Name>
        <span>{order.PAYMENT_TYPE.NAME}</span>
        <Name>{orderListTexts.receiving}</Name>
        <small>{isYes(order.IS_PICKUP) ? texts.pickup : texts.delivery}</small>
      </td>
      <td data-count data-right className="num">
        <Name>{orderListTexts.products}</Name>
        <span>{formatProducts(order.POSITION_COUNT)}</span>
      </td>
      <td data-sum data-right className="num">
        <Name>{texts.sum}</Name>
        <b translate="no">
          <OrderSum order={order} />
        </b>
      </td>
      <td data-action data-right>
        <div>
          {onRepeat && (
            <Button
              size="s"
              icon="repeat"
              busy={busy}
              aria-label={`${texts.repeat} ${orderListTexts.orderNumber(order.ORDER_NUMBER)}`}
              onClick={onRepeat}
            >
              <span>{texts.repeat}</span>
            </Button>
          )}
          <OrderDownload order={order} />
        </div>
      </td>
    </tr>
  )
}

/** Header of a column, where a phone shows none. */
const Name = ({ children }: { children: string }) => <i data-narrow>{children}</i>

/** The sign of the shop's currency stands in the header of the wide table and returns to the value below 1200; another one always stands with its sum. */
function OrderSum({ order }: { order: Order }) {
  const { CURRENCY } = useShop()
  const { sign, money, sum } = useOrderMoney(order)
  if (sign !== currencySign(CURRENCY)) return money(order.POSITION_SUM)
  return (
    <>
      {sum(order.POSITION_SUM)}
      <span>
        {NBSP}
        {sign}
      </span>
    </>
  )
}
