import type { Order } from '@prilavok/shared-kernel/contract'
import { DownloadButton } from '@prilavok/shared-kernel/files'
import { formatDate } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { orderStatusTone, StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { exportOrder } from '../../api/export-order'
import { isOwn, mayCancel, statusLabel } from '../../model/order-status'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { texts } from '../../texts'
import { BackToList } from './BackToList'
import { orderDetailTexts, orderTitle } from './texts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 14px;
  > h1 {
    font-size: 28px;
    line-height: 34px;
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  > p {
    color: var(--text-muted);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }
  @media print {
    > div {
      display: none;
    }
  }
  ${media.phone} {
    > h1 {
      font-size: 22px;
      line-height: 28px;
    }
    > div {
      width: 100%;
      margin: 0;
    }
    > div > * {
      flex: 1 1 auto;
      padding: 0 8px;
    }
  }
`

/** Number, state and date of an order, and what can be done with it. */
export function OrderHeader({ order }: { order: Order }) {
  const { TIME_ZONE } = useShop()
  const kernel = useKernel()
  const { modals } = kernel
  const { personal } = useSession()
  const { isBusy, repeat } = useRepeatOrder()
  return (
    <>
      <BackToList />
      <Root>
        <h1 tabIndex={-1} className="num">
          {orderTitle(order)}
        </h1>
        <StatusBadge tone={orderStatusTone(order.STATUS.STATUS_CODE)}>
          {statusLabel(order.STATUS)}
        </StatusBadge>
        <p>
          {orderDetailTexts.of} {formatDate(order.CREATE_DATE, TIME_ZONE)}
        </p>
        <div>
          {isYes(personal?.CLIENT_ALLOW_TO_ORDER) && (
            <Button icon="repeat" busy={isBusy(order.ID)} onClick={() => repeat(order)}>
              {texts.repeat}
            </Button>
          )}
          <DownloadButton findPath={(signal) => exportOrder(kernel, order.ID, signal)}>
            {texts.download}
          </DownloadButton>
          {isOwn(order) && mayCancel(order.STATUS) && (
            <Button kind="danger-outline" onClick={() => modals.open('cancelOrder', { orderId: order.ID })}>
              {orderDetailTexts.cancel}
            </Button>
          )}
        </div>
      </Root>
    </>
  )
}
