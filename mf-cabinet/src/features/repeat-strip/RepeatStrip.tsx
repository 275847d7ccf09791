import type { Order } from '@prilavok/shared-kernel/contract'
import { formatDate } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { panelStyles } from '@prilavok/shared-kernel/ui/panel'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { Skeleton } from '@prilavok/shared-kernel/ui/skeleton'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { stripOrdersQuery } from '../../api/newest-orders'
import { useOrderMoney } from '../../model/order-money'
import { useRepeatOrder } from '../../model/use-repeat-order'
import { texts } from '../../texts'
import { repeatStripTexts } from './texts'

const Root = styled.section`
  ${panelStyles}
  display: flex;
  min-height: 84px;
  overflow: hidden;
  > * {
    flex: 1;
    min-width: 0;
  }
  > header {
    align-self: center;
    flex: 1.1;
    padding: 16px 20px;
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  header > p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  ${media.compact} {
    flex-direction: column;
    > header {
      align-self: stretch;
    }
  }
`
const Orders = styled.ul`
  display: flex;
  && {
    flex: 3;
  }
  > li {
    display: grid;
    flex: 1;
    min-width: 0;
    border-left: 1px solid var(--border-subtle);
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 14px 20px;
    text-align: left;
    transition: background var(--t-fast);
  }
  button:hover {
    background: var(--n-25);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button > :last-child {
    flex: none;
    color: var(--accent-text);
  }
  b {
    font-weight: 600;
  }
  button span > span {
    color: var(--text-muted);
  }
  small {
    display: block;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  ${media.compact} {
    flex-direction: column;
    > li {
      border-top: 1px solid var(--border-subtle);
      border-left: 0;
    }
  }
`

/** The last orders, each one press away from the basket; nothing for who has not ordered yet. */
export function RepeatStrip() {
  const { data, error, isFetching, refetch } = useQuery({
    ...stripOrdersQuery(useKernel()),
    meta: { errors: 'silent' },
  })
  const { isBusy, repeat } = useRepeatOrder()
  const title = useId()
  if (data?.ITEMS.length === 0) return null
  if (error && !data)
    return (
      <section>
        <RetryNote
          error={error}
          text={repeatStripTexts.failed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </section>
    )
  return (
    <Root aria-labelledby={title} aria-busy={!data}>
      <header>
        <h2 id={title}>{repeatStripTexts.title}</h2>
        <p>{repeatStripTexts.hint}</p>
      </header>
      {data ? (
        <Orders>
          {data.ITEMS.map((order) => (
            <li key={order.ID}>
              <RepeatButton order={order} busy={isBusy(order.ID)} onPress={() => repeat(order)} />
            </li>
          ))}
        </Orders>
      ) : (
        <Skeleton height="auto" />
      )}
    </Root>
  )
}

interface RepeatButtonProps {
  order: Order
  busy: boolean
  onPress: () => void
}

function RepeatButton({ order, busy, onPress }: RepeatButtonProps) {
  const { TIME_ZONE } = useShop()
  const { money } = useOrderMoney(order)
  return (
    <button type="button" aria-busy={busy || undefined} onClick={busy ? undefined : onPress}>
      <span>
        <VisuallyHidden>{texts.repeat} </VisuallyHidden>
        <b className="num">{repeatStripTexts.number(order.ORDER_NUMBER)}</b>{' '}
        <span>{repeatStripTexts.of(formatDate(order.CREATE_DATE, TIME_ZONE))}</span>
        <small>{repeatStripTexts.goods(order.POSITION_COUNT, money(order.POSITION_SUM))}</small>
      </span>
      {busy ? <Spinner /> : <Icon name="repeat" size={20} />}
    </button>
  )
}
