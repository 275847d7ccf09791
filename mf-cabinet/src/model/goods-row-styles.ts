import { styled } from '@prilavok/shared-kernel/styled'

/** A product of a list of the profile: picture, product, price, quantity, sum. */
export const GoodsRow = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 96px 132px 116px;
  gap: 6px 12px;
  align-items: center;
  min-height: 64px;
  padding: 8px 12px;
  border-bottom: 1px solid var(--border-subtle);
  &:last-of-type {
    border-bottom: 0;
  }
  > [data-cell='name'] {
    font-size: 13px;
    line-height: 18px;
    small {
      display: block;
      font-size: 12px;
      line-height: 16px;
      color: var(--text-muted);
    }
  }
  > [data-cell='price'],
  > [data-cell='sum'] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-cell='sum'] small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--success-text);
  }
  > [data-cell='note'] {
    grid-column: 2 / -1;
  }
  > [data-cell='note']:empty {
    display: none;
  }
  b {
    font-weight: 600;
  }
  @media (max-width: 767px) {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    > [data-cell='name'] {
      grid-column: 2 / -1;
    }
    > [data-cell='price'] {
      display: none;
    }
    > [data-cell='quantity'] {
      grid-column: 2;
    }
  }
`
