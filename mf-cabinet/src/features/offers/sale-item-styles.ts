import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Columns of a row and of the header above: picture, name, stock, price, quantity, sum. */
const columns = `
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 128px 108px 124px 112px;
  column-gap: 16px;
  align-items: center;
  padding: 8px 16px 8px 12px;
`

/** Products of a page; fainter while those of another one are on their way. */
export const Rows = styled.ul`
  &[data-stale] {
    opacity: 0.6;
  }
`

/** One class for a whole row: 36 of them are rendered at once. */
export const Row = styled.li`
  ${columns}
  position: relative;
  min-height: 80px;
  border-bottom: 1px solid var(--border-subtle);
  &:last-of-type {
    border-bottom: 0;
    border-radius: 0 0 var(--r-l) var(--r-l);
  }
  &:has(input[data-quantity]:focus) {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--n-25);
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  > .about > .name {
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > .about > .name:hover {
    color: var(--accent-text);
  }
  > .about > .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-items: center;
    margin-top: 3px;
    font-size: 12px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > .price,
  > .sum {
    text-align: right;
  }
  > .price > small {
    white-space: normal;
  }
  > .quantity {
    justify-self: center;
  }
  > .sum > b {
    display: block;
    font-size: 15px;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  > .sum > small {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: 12px;
    line-height: 16px;
    color: var(--success-text);
  }
  > .sum > small[data-unsent] {
    color: var(--warning-text);
  }
  > .change-note {
    grid-column: 2 / -1;
    justify-self: end;
  }
  ${media.compact} {
    > .price b {
      font-size: 18px;
      line-height: 24px;
    }
    > .sum > a,
    > .sum > button {
      min-height: 44px;
    }
  }
  ${media.tablet} {
    grid-template-columns: 56px minmax(0, 1fr) 100px 136px 104px;
    column-gap: 12px;
    > .stock {
      grid-column: 2;
      grid-row: 2;
    }
    > .thumb {
      grid-row: 1 / 3;
    }
    > .price,
    > .quantity,
    > .sum {
      grid-row: 1 / 3;
    }
    > .price {
      grid-column: 3;
    }
    > .quantity {
      grid-column: 4;
    }
    > .sum {
      grid-column: 5;
    }
  }
  ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 6px 12px;
    padding: 12px;
    > .thumb {
      grid-row: 1 / 4;
      align-self: start;
    }
    > .about,
    > .stock {
      grid-column: 2 / 4;
    }
    > .price {
      grid-column: 2 / 4;
      text-align: left;
    }
    > .quantity {
      grid-column: 1 / 3;
      justify-self: start;
    }
    > .change-note {
      grid-column: 1 / -1;
    }
  }
`

export const HeaderRow = styled.div`
  ${columns}
  height: 36px;
  padding-top: 0;
  padding-bottom: 0;
  border-bottom: 1px solid var(--border);
  border-radius: var(--r-l) var(--r-l) 0 0;
  background: var(--n-25);
  font-size: 12px;
  color: var(--text-muted);
  > [data-right] {
    text-align: right;
  }
  > [data-center] {
    text-align: center;
  }
  ${media.compact} {
    display: none;
  }
`
