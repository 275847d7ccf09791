import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** The panel under the search field: completions on the left, products over sections on the right. */
export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  left: 0;
  z-index: var(--z-dropdown);
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
  > [data-wide] {
    display: grid;
    grid-template-columns: 1fr 1.15fr;
    grid-template-rows: auto 1fr;
  }
  > [data-wide] > [data-kind='query'] {
    grid-row: 1 / 3;
    border-right: 1px solid var(--border-subtle);
  }
  > [data-wide] > [data-kind='section'] {
    grid-column: 2;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 8px 0;
    border: 0;
  }
  fieldset > p {
    padding: 6px 14px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    color: var(--text-muted);
  }
  button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 34px;
    padding: 7px 14px;
    text-align: left;
    cursor: pointer;
  }
  button > span:not([style]) {
    flex: 1;
    min-width: 0;
  }
  button > svg {
    color: var(--n-500);
  }
  button:hover,
  button[aria-selected='true'] {
    background: var(--accent-soft);
  }
  [data-kind='product'] button {
    font-size: 13px;
    line-height: 18px;
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: 12px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > p {
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 9px 14px;
    border-top: 1px solid var(--border-subtle);
    font-size: 12px;
    color: var(--text-muted);
  }
  > p > :last-child {
    margin-left: auto;
  }
  kbd {
    display: inline-block;
    min-width: 20px;
    margin-right: 5px;
    padding: 3px 5px;
    border: 1px solid var(--border-strong);
    border-bottom-width: 2px;
    border-radius: var(--r-s);
    font: inherit;
    font-size: 11px;
    line-height: 12px;
    text-align: center;
  }
  ${media.compact} {
    button {
      min-height: 44px;
    }
    > p {
      display: none;
    }
  }
  ${media.phone} {
    > [data-wide] {
      display: block;
    }
    [data-kind='product'],
    [data-kind='section'] {
      display: none;
    }
  }
`
