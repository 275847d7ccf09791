import { media } from '@prilavok/shared-kernel/theme'

export type ButtonKind =
  | 'primary'
  | 'accent-outline'
  | 'secondary'
  | 'quiet'
  | 'danger-outline'
  | 'danger-filled'
export type ButtonSize = 's' | 'm' | 'l'

/** Shared by buttons and links that look like buttons; kind and size are `data-` attributes, so one class serves all. */
export const buttonStyles = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px;
  border: 1px solid transparent;
  border-radius: var(--r-m);
  font-weight: 500;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--t-fast), border-color var(--t-fast), color var(--t-fast);
  &[data-size='s'] { height: 32px; padding: 0 10px; gap: 6px; font-size: 13px; }
  &[data-size='l'] { height: 44px; padding: 0 20px; font-size: 16px; }
  &[data-block] { display: flex; width: 100%; }

  &[data-kind='primary'] { background: var(--accent-fill); color: var(--on-accent); }
  &[data-kind='primary']:hover { background: var(--accent-fill-hover); }
  &[data-kind='primary']:active { background: var(--accent-active); }
  &[data-kind='accent-outline'] {
    background: var(--bg-surface); border-color: var(--accent-edge); color: var(--accent-text);
  }
  &[data-kind='accent-outline']:hover { background: var(--accent-soft); }
  &[data-kind='accent-outline']:active { background: var(--accent-soft-hover); }
  &[data-kind='secondary'] { background: var(--bg-surface); border-color: var(--border-strong); color: var(--n-800); }
  &[data-kind='secondary']:hover { background: var(--n-50); border-color: var(--n-400); }
  &[data-kind='secondary']:active { background: var(--n-100); }
  &[data-kind='quiet'] { color: var(--n-700); }
  &[data-kind='quiet']:hover { background: var(--n-100); }
  &[data-kind='quiet']:active { background: var(--n-200); }
  &[data-kind='danger-outline'] {
    background: var(--bg-surface); border-color: var(--danger-border); color: var(--danger-text);
  }
  &[data-kind='danger-outline']:hover { background: var(--danger-soft); }
  &[data-kind='danger-filled'] { background: var(--danger-solid); color: var(--danger-on); }
  &[data-kind='danger-filled']:hover { background: var(--danger-hover); }

  &&:disabled, &&[aria-disabled='true']:not([aria-busy]) { background: var(--n-100); border-color: var(--n-100); color: var(--n-500); cursor: not-allowed; }
  &[aria-busy='true'] { cursor: progress; }
  ${media.compact} {
    height: 44px;
    &[data-size='s'] { height: 40px; }
  }
`
