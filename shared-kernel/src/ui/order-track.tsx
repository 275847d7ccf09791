import { formatMoney, formatNumber, type MoneyFormat } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from './icon'
import { type OrderSums, orderTrackState } from './order-track-state'

export { type OrderSums, type OrderTrackState, orderTrackState } from './order-track-state'

export interface OrderTrackProps extends OrderSums, MoneyFormat {
  /** Zone that `freeFrom` is the sum of; null: it may be another in the zone of the order. @default it holds everywhere */
  zone?: string | null | undefined
  /** Writes the thresholds under the line (summary); without them the line is for bars. */
  labels?: boolean
  /** Where the message stands. @default 'above' */
  message?: 'above' | 'below' | 'none'
  /** Id of the message, for `aria-describedby` of the button it explains. */
  messageId?: string
  className?: string
}

const Root = styled.div`
  min-width: 0;
`
const Message = styled.p`
  font-size: 13px;
  line-height: 18px;
  color: var(--n-700);
  > b {
    font-weight: 600;
    color: var(--text);
    white-space: nowrap;
  }
  &[data-stage='free-delivery'] {
    display: flex;
    gap: 5px;
    align-items: center;
    color: var(--success-text);
  }
  & + div {
    margin-top: 6px;
  }
  div + & {
    margin-top: 6px;
  }
`
const Line = styled.div`
  position: relative;
  height: 6px;
  border-radius: 3px;
  background: var(--n-200);
  forced-color-adjust: none;
  > i,
  > u {
    position: absolute;
  }
  > i {
    inset: 0;
    border-radius: 3px;
    background: var(--accent-edge);
    clip-path: inset(0 calc(100% - var(--at) * 100%) 0 0 round 3px);
  }
  &[data-stage='below-minimum'] > i {
    background: var(--warning-solid);
  }
  &[data-stage='free-delivery'] > i,
  &[data-stage='enough'] > i {
    background: var(--success-solid);
  }
  > u {
    top: -3px;
    left: calc(var(--at) * 100%);
    width: 2px;
    height: 12px;
    margin-left: -1px;
    border-radius: 1px;
    background: var(--n-700);
    box-shadow: 0 0 0 2px var(--bg-surface);
  }
`
const Labels = styled.div`
  position: relative;
  height: 16px;
  margin-top: 6px;
  font-size: 12px;
  line-height: 16px;
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--text-muted);
  > span {
    position: absolute;
    left: clamp(20px, calc(var(--at) * 100%), 100% - 22px);
    transform: translateX(-50%);
    white-space: nowrap;
  }
`
const at = (value: number) => ({ ['--at' as string]: value })

/** The order track: one line with the minimum order and free delivery. The only progress pattern of the shop. */
export function OrderTrack({
  priceType,
  currency,
  labels,
  message = 'above',
  messageId,
  className,
  zone,
  ...sums
}: OrderTrackProps) {
  const state = orderTrackState(sums)
  if (!state) return null
  const { stage, rest, filled, marks } = state
  const money = <b translate="no">{formatMoney(rest, { priceType, currency })}</b>
  const text = message !== 'none' && stage !== 'enough' && (
    <Message id={messageId} data-stage={stage}>
      {stage === 'below-minimum' && <>До минимального заказа осталось {money}</>}
      {stage === 'paid-delivery' && (
        <>
          До бесплатной доставки {money}
          {zone ? ` · ${zone}` : zone === null && ', сумма зависит от зоны'}
        </>
      )}
      {stage === 'free-delivery' && (
        <>
          <Icon name="check" size={16} />
          Доставка бесплатно{zone ? ` · ${zone}` : zone === null && ', но не во всех зонах'}
        </>
      )}
    </Message>
  )
  return (
    <Root className={className}>
      {message === 'above' && text}
      <Line aria-hidden data-stage={stage} data-track-line>
        <i style={at(filled)} />
        {marks.map((mark) => (
          <u key={mark.sum} style={at(mark.at)} />
        ))}
      </Line>
      {labels && (
        <Labels>
          {marks.map((mark) => (
            <span key={mark.sum} style={at(mark.at)}>
              {formatNumber(mark.sum)}
            </span>
          ))}
        </Labels>
      )}
      {message === 'below' && text}
    </Root>
  )
}
