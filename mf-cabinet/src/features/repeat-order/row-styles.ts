import { styled } from '@prilavok/shared-kernel/styled'

/** The kit's columns: picture, product, then, price now, quantity, now, removal. */
export const COLUMNS = `
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 116px 108px 124px 104px 32px;
  column-gap: 12px;
  align-items: center;
  padding: 0 16px 0 24px;
  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: 44px minmax(0, 1fr) 92px 84px 132px 92px 40px;
    column-gap: 8px;
  }
`

export const Row = styled.li`
  ${COLUMNS}
  box-sizing: border-box;
  width: 100%;
  min-height: 64px;
  padding-block: 8px;
  border-bottom: 1px solid var(--border-subtle);
  > [data-cell='was'],
  > [data-cell='price'],
  > [data-cell='sum'] {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
    small {
      display: block;
      font-size: 12px;
      line-height: 16px;
      color: var(--text-muted);
    }
  }
  > [data-cell='sum'] > i {
    display: none;
    font-style: normal;
  }
  b {
    font-weight: 600;
  }
  &[data-left] > [data-cell='picture'],
  &[data-left] > [data-cell='name'] > span:first-of-type {
    opacity: 0.55;
  }
  @media (max-width: 767px) {
    grid-template-columns: 44px minmax(0, 1fr) auto 40px;
    row-gap: 8px;
    padding: 12px 8px 12px 16px;
    > [data-cell='picture'] {
      align-self: start;
    }
    > [data-cell='name'] {
      grid-column: 2 / 4;
    }
    > [data-cell='remove'] {
      grid-area: 1 / 4;
      align-self: start;
    }
    > [data-cell='was'],
    > [data-cell='price']:not(:has(button)) {
      display: none;
    }
    > [data-cell='quantity'],
    > [data-cell='price'] {
      grid-column: 2;
      text-align: left;
    }
    > [data-cell='price']:has(button) + [data-cell='quantity'] {
      display: none;
    }
    > [data-cell='sum'] {
      grid-column: 3 / -1;
      padding-right: 8px;
      font-size: 16px;
      > i {
        display: inline;
      }
    }
  }
`
