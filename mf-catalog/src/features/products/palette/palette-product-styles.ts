import { PaletteRow } from '@prilavok/shared-kernel/palette'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

export const Row = styled(PaletteRow)`
  flex-wrap: wrap;
  min-height: 52px;
  ${media.phone} {
    &:not([aria-selected='true']) {
      > [data-quantity-cell],
      > [data-action] {
        display: none;
      }
    }
  }
`
/** Cells of a row: name, stock, price, quantity, what can be done, why it was not. */
export const Cell = styled.div`
  &[data-about] {
    flex: 1;
    min-width: 0;
  }
  > a {
    display: flex;
    align-items: center;
    gap: 12px;
    color: inherit;
  }
  > a > img {
    background: none;
  }
  > a > span {
    min-width: 0;
    font-size: 13px;
    line-height: 18px;
  }
  > a > span > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--n-700);
    font-variant-numeric: tabular-nums lining-nums;
  }
  &[data-stock] {
    width: 148px;
  }
  &[data-price] {
    min-width: 84px;
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  &[data-action] {
    display: flex;
    justify-content: flex-end;
    min-width: 92px;
  }
  &[data-note] {
    flex-basis: 100%;
  }
  &[data-note]:empty {
    display: none;
  }
  ${media.phone} {
    &[data-stock] {
      display: none;
    }
    &[data-about] {
      flex-basis: 60%;
    }
    &[data-price] {
      min-width: 0;
    }
    &[data-quantity-cell] {
      padding-left: 48px;
    }
    &[data-action] {
      flex: 1;
    }
    &[data-action] > * {
      flex: 1;
      justify-content: center;
      height: 44px;
    }
  }
`
export const InBasket = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 13px;
  line-height: 18px;
  color: var(--success-text);
  white-space: nowrap;
  &[data-unsent] {
    color: var(--warning-text);
  }
`
