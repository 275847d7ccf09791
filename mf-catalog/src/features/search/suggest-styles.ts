import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'

/** The panel under the search field: completions on the left, products over sections on the right. */
export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  left: 0;
  z-index: var(--z-dropdown);
  max-height: calc(100dvh - 140px);
  overflow-x: hidden;
  overflow-y: auto;
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
    --picture-bg: none;
    --picture-blend: multiply;
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
  > p[data-note] {
    display: block;
    border: 0;
    font-size: 14px;
    line-height: 20px;
    color: var(--text);
  }
  kbd {
    ${keyStyles}
    margin-right: 5px;
  }
  ${media.compact} {
    button {
      min-height: 44px;
    }
    > p:not([data-note]) {
      display: none;
    }
  }
  ${media.phone} {
    > [data-wide] {
      display: block;
    }
  }
`
