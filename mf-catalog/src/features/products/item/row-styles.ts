import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Columns of a row and of the header above: picture, name, stock, price, quantity, sum, heart. */
const rowColumns = `
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 128px 108px 124px 104px 32px;
  column-gap: 16px;
  align-items: center;
  padding: 8px 12px;
  ${media.narrowDesktop} {
    grid-template-columns: 56px minmax(0, 1fr) 112px 92px 116px 98px 32px;
    column-gap: 12px;
  }
`

/** One styled element for a whole row: what is inside is told apart by class names (36 of them are rendered at once). */
export const Row = styled.li`
  ${rowColumns}
  position: relative;
  min-height: 80px;
  border-bottom: 1px solid var(--border-subtle);
  &:last-of-type {
    border-bottom: 0;
    border-radius: 0 0 var(--r-l) var(--r-l);
  }
  &:hover,
  &:has(input[data-quantity]:focus) {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--n-25);
  }
  &:has(input[data-quantity]:focus) {
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  .look {
    position: absolute;
    top: 46px;
    left: 46px;
    width: 28px;
    height: 28px;
    border: 1px solid var(--border);
    background: var(--bg-surface);
    opacity: 0;
    transition: opacity var(--t-fast);
  }
  &:hover .look {
    opacity: 1;
  }
  > .about > .name {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > .about > .name:hover {
    color: var(--accent-text);
  }
  > .about > .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 10px;
    margin-top: 3px;
    font-size: 12px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > .price,
  > .sum {
    text-align: right;
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
  > .sum > b[data-long] {
    font-size: 11px;
    letter-spacing: -0.01em;
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
  &:has(> [data-removed]) > .thumb {
    opacity: 0.4;
  }
  [data-narrow] {
    display: none;
  }
  ${media.compact} {
    > .about > .name {
      -webkit-line-clamp: 4;
    }
    [data-wide] {
      position: absolute;
      clip-path: inset(50%);
    }
    [data-narrow] {
      display: flex;
      align-items: center;
      gap: 8px;
    }
    &:not([data-in-basket]) > .quantity,
    &[data-in-basket] > .sum {
      display: none;
    }
    .look,
    > .about > .meta > [title] {
      display: none;
    }
    > .thumb > * {
      width: 64px;
      height: 64px;
    }
    > .sum > * {
      min-width: 64px;
      height: 44px;
    }
    > .price b {
      font-size: 18px;
      line-height: 24px;
    }
  }
  ${media.tablet} {
    grid-template-columns: 64px minmax(0, 1fr) 92px 124px 40px;
    gap: 3px 10px;
    > :not(.change-note) {
      grid-row: 1 / 3;
    }
    > .about {
      grid-area: 1 / 2;
      align-self: end;
    }
    > .stock {
      grid-area: 2 / 2;
      align-self: start;
    }
    > .sum > * {
      width: 100%;
    }
    > .price b {
      font-size: 15px;
      line-height: 20px;
    }
    > .quantity > :first-child {
      width: 124px;
    }
  }
  ${media.phone} {
    grid-template-columns: 64px minmax(0, 1fr) auto;
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
    > .about {
      padding-right: 32px;
    }
    > .favourite {
      position: absolute;
      top: 6px;
      right: 4px;
    }
    > .stock {
      margin-top: -3px;
    }
    > .price {
      grid-column: 2;
      text-align: left;
    }
    > .price small {
      display: inline;
      margin-left: 6px;
    }
    > .price b {
      display: inline;
    }
    > .quantity small:not([data-tone], [data-floating]) {
      display: none;
    }
  }
  @media print {
    > .about > .name {
      -webkit-line-clamp: none;
    }
    > .favourite,
    &:not([data-in-basket]) > .sum,
    &:not([data-in-basket]) > .quantity {
      display: none;
    }
  }
`

export const HeaderRow = styled.div`
  ${rowColumns}
  height: 36px;
  padding: 0 12px;
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
