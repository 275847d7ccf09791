import { formatMoney, formatSum, type MoneyFormat } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden'

export interface PriceProps extends MoneyFormat {
  /** Sum in units of the currency; null when there is no price. */
  sum: number | null
  /** Price before the special one: struck and muted, never red. */
  oldSum?: number | null
  /** «шт.», shown as «за шт.» */
  unit?: string
  /** `row` 15, `card` 18, `page` 28 px. @default 'row' */
  size?: 'row' | 'card' | 'page'
  /** In tables the currency stands in the column header; below 1200 it comes back to the value. */
  signInHeader?: boolean
  className?: string
  /** Below the unit: other prices of the same product. */
  children?: ReactNode
}

const Root = styled.span`
  display: block;
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  &[data-size='card'] {
    display: flex;
    align-items: baseline;
    gap: 8px;
  }
  > b {
    display: block;
    font-size: 15px;
    line-height: 20px;
    font-weight: 600;
  }
  > b > i {
    font-style: normal;
    @media (min-width: 1200px) {
      display: none;
    }
  }
  &[data-size='card'] > b {
    order: -1;
    font-size: 18px;
    line-height: 24px;
  }
  &[data-size='page'] > b {
    font-size: 28px;
    line-height: 34px;
    letter-spacing: -0.015em;
  }
  > small,
  > s {
    display: block;
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
    color: var(--text-muted);
  }
  &[data-size='page'] > s {
    font-size: 13px;
    line-height: 18px;
  }
`

/** A price with the one before and the unit it is for. */
export function Price({
  sum,
  oldSum,
  unit,
  size = 'row',
  priceType,
  currency,
  signInHeader,
  className,
  children,
}: PriceProps) {
  const text = (value: number) => formatMoney(value, { priceType, currency })
  const bare = sum === null ? '—' : formatSum(sum, priceType)
  return (
    <Root className={className} data-size={size === 'row' ? undefined : size} translate="no">
      {sum !== null && oldSum ? (
        <s>
          <VisuallyHidden>Старая цена </VisuallyHidden>
          {signInHeader ? formatSum(oldSum, priceType) : text(oldSum)}
        </s>
      ) : null}
      {sum === null ? (
        <b title="Цена не указана">—</b>
      ) : signInHeader ? (
        <b>
          <span>{bare}</span>
          <i>{text(sum).slice(bare.length)}</i>
        </b>
      ) : (
        <b>{text(sum)}</b>
      )}
      {unit && <small>{`за ${unit}`}</small>}
      {children}
    </Root>
  )
}
