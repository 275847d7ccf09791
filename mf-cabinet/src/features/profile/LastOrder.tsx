import type { Order } from '@prilavok/shared-kernel/contract'
import { DownloadButton } from '@prilavok/shared-kernel/files'
import { formatDate } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { orderStatusTone, StatusBadge } from '@prilavok/shared-kernel/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useId } from 'react'
import { exportOrder } from '../../api/export-order'
import { orderQuery } from '../../api/get-order'
import { lastOrderQuery } from '../../api/newest-orders'
import { useOrderMoney } from '../../model/order-money'
import { statusLabel } from '../../model/order-status'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { texts } from '../../texts'
import { shortName } from './short-name'
import { profileTexts } from './texts'

const Root = styled.section`
  ${panelStyles}
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    margin-bottom: 16px;
  }
  h2,
  header > b {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  /* Beside words of the same weight, colour alone does not tell it from them in every shop. */
  h2 > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  header > p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  header > b {
    margin-left: auto;
    white-space: nowrap;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  ${media.phone} {
    header > b {
      flex: 1 1 100%;
      margin-left: 0;
    }
    footer > * {
      flex: 1 1 auto;
    }
  }
`

/** How far an order has come; brought by the page, since it belongs to the order's own page. */
export type OrderProgress = ComponentType<{ order: Order }>

/** Where the last order is and what it came to, with what one does next; who has not ordered is led to the catalogue. */
export function LastOrder({ progress }: { progress: OrderProgress }) {
  const { data, error, isFetching, refetch } = useQuery(lastOrderQuery(useKernel()))
  const title = useId()
  if (error && !data)
    return (
      <RetryNote
        error={error}
        text={profileTexts.ordersFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const order = data?.ITEMS[0]
  return (
    <Root data-pad aria-labelledby={title} aria-busy={!data || undefined}>
      {order ? (
        <Known order={order} progress={progress} title={title} />
      ) : (
        <>
          <header>
            <h2 id={title}>{profileTexts.lastOrder}</h2>
          </header>
          {data ? <None /> : <Skeleton height={108} />}
        </>
      )}
    </Root>
  )
}

const None = () => (
  <footer>
    <p>{profileTexts.noOrders}</p>
    <LinkButton to="/catalog-list">{profileTexts.openCatalog}</LinkButton>
  </footer>
)

function Known({
  order,
  progress: Progress,
  title,
}: {
  order: Order
  progress: OrderProgress
  title: string
}) {
  const { TIME_ZONE } = useShop()
  const kernel = useKernel()
  const { personal } = useSession()
  const { money } = useOrderMoney(order)
  // Only the order's own answer knows when it came where it is; without it the steps stand there without their times.
  const { data } = useQuery({ ...orderQuery(kernel, String(order.ID)), meta: { errors: 'silent' } })
  const { isBusy, repeat } = useRepeatOrder()
  const page = `/cabinet/orders/${order.ID}`
  return (
    <>
      <header>
        <h2 id={title}>
          {profileTexts.lastOrder}{' '}
          <TextLink to={page} className="num">
            {profileTexts.orderNumber(order.ORDER_NUMBER)}
          </TextLink>
        </h2>
        <StatusBadge tone={orderStatusTone(order.STATUS.STATUS_CODE)}>
          {statusLabel(order.STATUS)}
        </StatusBadge>
        <p>
          {profileTexts.of} {formatDate(order.CREATE_DATE, TIME_ZONE)}
          {personal?.COMPANY_NAME && `, ${shortName(order.USER.NAME)}`}
        </p>
        <b className="num">{money(order.POSITION_SUM)}</b>
      </header>
      <Progress order={data?.ITEM ?? order} />
      <footer>
        {isYes(personal?.CLIENT_ALLOW_TO_ORDER) && (
          <Button size="s" icon="repeat" busy={isBusy(order.ID)} onClick={() => repeat(order)}>
            {texts.repeat}
          </Button>
        )}
        <DownloadButton size="s" findPath={(signal) => exportOrder(kernel, order.ID, signal)}>
          {texts.download}
        </DownloadButton>
      </footer>
    </>
  )
}
