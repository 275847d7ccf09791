import { media } from '@prilavok/shared-kernel/theme'

/**
 * Box of a text control: border 3:1, accent border and ring on focus, danger when invalid (kit §7, Input). Room above and below for
 * label and message.
 */
export const controlStyles = `
  width: 100%;
  height: 36px;
  scroll-margin: 28px 0 24px;
  padding: 0 12px;
  border: 1px solid var(--border-control);
  border-radius: var(--r-m);
  background: var(--bg-surface);
  color: var(--text);
  transition: border-color var(--t-fast);
  &::-webkit-search-cancel-button { display: none; }
  &::placeholder { color: var(--text-muted); opacity: 1; }
  &[data-size='s'] { height: 32px; padding: 0 10px; font-size: 13px; }
  &[data-size='l'] { height: 44px; font-size: 16px; }
  &:hover { border-color: var(--n-700); }
  &:focus-visible {
    border-color: var(--accent-edge);
    box-shadow: 0 0 0 1px var(--accent-edge);
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &[aria-invalid='true'] { border-color: var(--danger-solid); box-shadow: 0 0 0 1px var(--danger-solid); }
  &:disabled {
    border-color: var(--n-200);
    background: var(--n-100);
    color: var(--n-600);
    opacity: 1;
    cursor: not-allowed;
  }
  ${media.compact} { &, &[data-size] { height: 44px; font-size: 16px; } }
`
