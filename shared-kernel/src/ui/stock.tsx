import { formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from './icon'

/** A stock above this is plenty, at or below it is «Мало» (kit §7). */
export const LOW_STOCK = 50

export interface StockProps {
  /** Pieces in stock (REMAIN). */
  remain: number
  /** Can be ordered without stock (TO_ORDER). */
  toOrder?: boolean
  /** Days of delivery delay (DELAY), shown above 0 (AMB-76). */
  delay?: number
  /** @default 'шт.' */
  unit?: string
  className?: string
}

type Level = 'in' | 'low' | 'order' | 'out'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  font-size: 13px;
  line-height: 18px;
  color: var(--n-800);
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
  &[data-level='low'] {
    color: var(--stock-low);
  }
  &[data-level='order'] {
    color: var(--stock-order);
  }
  &[data-level='out'] {
    color: var(--stock-out);
  }
`
const Bars = styled.svg`
  flex: none;
  fill: var(--n-300);
  [data-level='in'] > & {
    fill: var(--stock-in);
  }
  [data-level='low'] > & > path {
    fill: var(--stock-low);
  }
`

/** Three bars and a text, so that the stock reads without colour. */
export function Stock({ remain, toOrder, delay = 0, unit = 'шт.', className }: StockProps) {
  const level: Level = remain > LOW_STOCK ? 'in' : remain > 0 ? 'low' : toOrder ? 'order' : 'out'
  const count = `${formatNumber(remain)}${NBSP}${unit}`
  const days = delay > 0 ? `, ${delay}${NBSP}${pluralize(delay, ['день', 'дня', 'дней'])}` : ''
  const texts: Record<Level, string> = {
    in: count + days,
    low: `Мало, ${count}${days}`,
    order: `Под заказ${days}`,
    out: 'Нет на складе',
  }
  return (
    <Root data-level={level} className={className}>
      {level === 'order' ? (
        <Icon name="truck" size={16} />
      ) : (
        <Bars width="13" height="12" aria-hidden>
          <path d="M0 7h3v5H0z" />
          <rect x="5" y="4" width="3" height="8" rx="1" />
          <rect x="10" width="3" height="12" rx="1" />
        </Bars>
      )}
      {texts[level]}
    </Root>
  )
}
