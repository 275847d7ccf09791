/** A panel over the page that hangs on a control: lists of options, popovers (kit §7). */
export const popupStyles = `
  max-width: min(var(--available-width), 480px);
  max-height: min(var(--available-height), 420px);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  color: var(--text);
  box-shadow: var(--sh-m);
  outline: none;
  transition: opacity var(--t-fast);
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`
