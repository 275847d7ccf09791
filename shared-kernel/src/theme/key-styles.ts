/** How a key of the keyboard looks in a hint (`kbd`). */
export const keyStyles = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid var(--border-strong);
  border-bottom-width: 2px;
  border-radius: var(--r-s);
  background: var(--bg-surface);
  color: var(--n-700);
  font: inherit;
  font-size: 11px;
  line-height: 1;
  white-space: nowrap;
`
