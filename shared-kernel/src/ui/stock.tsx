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

/** Plenty, few, to order, or none at all (kit §7). */
export const stockLevel = (remain: number, toOrder = false): Level =>
  remain > LOW_STOCK ? 'in' : remain > 0 ? 'low' : toOrder ? 'order' : 'out'

/** Three bars, the lowest first, on 13 × 12 px. */
const BARS =
  'M0 7h3v5H0zM5 5a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM10 1a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1z'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  font-size: 13px;
  line-height: 18px;
  color: var(--n-800);
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
  &:not([data-level='order'])::before {
    content: '';
    flex: none;
    width: 13px;
    height: 12px;
    background: var(--n-300);
    clip-path: path('${BARS}');
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  &[data-level='in']::before {
    background: var(--stock-in);
  }
  &[data-level='low'] {
    color: var(--stock-low);
    &::before {
      background: linear-gradient(90deg, var(--stock-low) 4px, var(--n-300) 0);
    }
  }
  &[data-level='order'] {
    color: var(--stock-order);
  }
  &[data-level='out'] {
    color: var(--stock-out);
  }
`

/** Three bars and a text, so that the stock reads without colour. */
export function Stock({ remain, toOrder, delay = 0, unit = 'шт.', className }: StockProps) {
  const level = stockLevel(remain, toOrder)
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
      {level === 'order' && <Icon name="truck" size={16} />}
      {texts[level]}
    </Root>
  )
}
