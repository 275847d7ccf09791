import { formatDateTime } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { type MovingOrder, orderSteps } from './order-steps'
import { orderDetailTexts } from './texts'

const Root = styled.ol`
  display: flex;
  margin: 0 0 16px;
  > li {
    position: relative;
    flex: 1;
    padding-top: 30px;
    font-weight: 600;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 10px;
    right: 0;
    left: 0;
    height: 2px;
    background: var(--n-300);
  }
  > li:last-of-type {
    flex: none;
    text-align: right;
  }
  > li[data-passed]::before {
    background: var(--accent-edge);
  }
  > li[data-state='ahead'] {
    color: var(--text-muted);
    font-weight: 400;
  }
  > li > i {
    position: absolute;
    top: 0;
    left: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    width: 22px;
    height: 22px;
    border: 2px solid var(--n-400);
    border-radius: 50%;
    background: var(--bg-surface);
  }
  > li[data-state='done'] > i {
    border-color: var(--accent-edge);
    background: var(--accent);
    color: var(--on-accent);
  }
  > li[data-state='canceled'] > i {
    border-color: var(--n-600);
    background: var(--n-600);
    color: var(--bg-surface);
  }
  > li > time {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
  }
  > li[data-state='now'] > i {
    border: 6px solid var(--warning-solid);
  }
  > li:last-of-type > i {
    right: 0;
    left: auto;
  }
  ${media.phone} {
    flex-direction: column;
    > li:last-of-type {
      text-align: left;
    }
    > li:last-of-type > i {
      left: 0;
    }
    > li:last-of-type::before {
      display: none;
    }
    > li {
      min-height: 44px;
      padding: 1px 0 0 34px;
    }
    > li::before {
      top: 10px;
      bottom: -10px;
      left: 10px;
      width: 2px;
      height: auto;
    }
  }
`

/** How far the order has come, and when. */
export function OrderSteps({ order }: { order: MovingOrder }) {
  const { TIME_ZONE } = useShop()
  const steps = orderSteps(order)
  return (
    <Root aria-label={orderDetailTexts.steps}>
      {steps.map(({ title, state, at }, index) => (
        <li
          key={title}
          data-state={state}
          data-passed={(steps[index + 1]?.state ?? state) === 'ahead' ? undefined : ''}
          aria-current={state === 'now' || state === 'canceled' ? 'step' : undefined}
        >
          <i>
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'canceled' && <Icon name="close" size={14} />}
          </i>
          {title}
          {at && <time dateTime={at}>{formatDateTime(at, TIME_ZONE)}</time>}
        </li>
      ))}
    </Root>
  )
}
