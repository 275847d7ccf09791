import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** Columns of a row and of the header over it, from 1200. */
export const columns = `
  grid-template-columns: 24px 56px minmax(0, 1fr) 144px 88px 124px 104px 32px;
  column-gap: 16px;
  ${media.narrowDesktop} {
    grid-template-columns: 24px 48px minmax(0, 1fr) 132px 80px 116px 92px 32px;
    column-gap: 12px;
  }
`

/** A row: one class, its cells by `data-cell`. Below 1200 without price, the sum carries it; on phones two lines. */
export const Row = styled.li`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 80px;
  padding: 8px 12px;
  ${columns}
  & + & {
    border-top: 1px solid var(--border-subtle);
  }
  &:hover,
  &[data-found] {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--n-25);
  }
  &[data-found] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent-edge);
  }
  &:last-of-type {
    border-radius: 0 0 8px 8px;
  }
  > [data-cell='name'] > a {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 500;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-unavailable] > [data-cell='name'] > a {
    color: var(--text-secondary);
  }
  > [data-cell='price'],
  > [data-cell='sum'] {
    text-align: right;
  }
  > [data-cell='quantity'] {
    text-align: center;
  }
  > [data-cell='sum'] {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
    > b {
      display: block;
      font-size: 15px;
      line-height: 20px;
      font-weight: 600;
    }
    > small {
      display: none;
      font-size: 12px;
      line-height: 16px;
      color: var(--text-muted);
    }
  }
  ${media.desktop} {
    > [data-cell='sum'] i {
      display: none;
    }
  }
  [data-cell='sum'] i {
    font-style: normal;
  }
  /* The basket is nothing but products in the basket: its steppers stay quiet. */
  && [data-in-basket] {
    border-color: var(--border-strong);
    background: var(--bg-surface);
    color: inherit;
    > button:not(:disabled) {
      color: var(--n-700);
    }
    > button:not(:disabled):hover {
      background: var(--n-100);
    }
    > input {
      border-color: var(--n-100);
      font-weight: 500;
    }
  }
  /* A narrow name ends where one pen differs from another, and a finger has no tooltip. */
  ${media.compact} {
    > [data-cell='name'] > a {
      -webkit-line-clamp: 4;
    }
  }
  ${media.tablet} {
    grid-template-columns: 24px 56px minmax(0, 1fr) 104px 132px 108px 40px;
    column-gap: 12px;
    > [data-cell='price'] {
      display: none;
    }
    > [data-cell='stock'] > * {
      white-space: normal;
    }
    > [data-cell='sum'] > b {
      font-size: 16px;
    }
    > [data-cell='sum'] > small {
      display: block;
    }
  }
  ${media.phone} {
    grid-template-columns: 24px 56px minmax(0, 1fr) 132px;
    gap: 6px 12px;
    padding: 12px;
    > [data-cell='check'] {
      grid-area: 1 / 1 / 3 / 2;
      align-self: start;
      padding-top: 14px;
    }
    > [data-cell='picture'] {
      grid-area: 1 / 2 / 3 / 3;
      align-self: start;
    }
    > [data-cell='name'] {
      grid-area: 1 / 3 / 2 / 5;
      padding-right: 32px;
    }
    > [data-cell='stock'] {
      grid-area: 2 / 3 / 3 / 5;
      margin-top: -3px;
    }
    > [data-cell='price'] {
      display: none;
    }
    > [data-cell='sum'] {
      grid-area: 3 / 2 / 4 / 4;
      text-align: left;
      > b {
        font-size: 18px;
        line-height: 24px;
      }
      > small {
        display: block;
      }
    }
    > [data-cell='quantity'] {
      grid-area: 3 / 4 / 4 / 5;
      small:not([data-tone]) {
        display: none;
      }
      small[data-tone] {
        display: block;
        right: 0;
        width: max-content;
        min-width: 0;
      }
    }
    > [data-cell='remove'] {
      position: absolute;
      top: 6px;
      right: 4px;
    }
  }
`

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  margin-top: 3px;
  font-size: 12px;
  line-height: 18px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums lining-nums;
`

/** What the server warns of, or why a change was taken back. */
export const RowWarning = styled.p`
  display: flex;
  gap: 4px;
  margin-top: 2px;
  font-size: 12px;
  line-height: 18px;
  color: var(--warning-text);
  > svg {
    margin-top: 1px;
  }
`
