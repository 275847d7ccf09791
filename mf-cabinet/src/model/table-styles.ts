/** What all tables of the cabinet have in common: header, rows, sort buttons. `data-right` of a cell sets its text to the right. */
export const tableStyles = `
  width: 100%;
  border-collapse: collapse;
  &[data-stale] > tbody {
    opacity: 0.5;
  }
  th {
    height: 36px;
    padding: 0 12px;
    border-bottom: 1px solid var(--border);
    background: var(--n-25);
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  th > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
    color: inherit;
    font: inherit;
  }
  th > button:hover,
  th[aria-sort] {
    color: var(--text);
  }
  th[aria-sort] {
    font-weight: 500;
  }
  td {
    height: 52px;
    padding: 6px 12px;
    border-bottom: 1px solid var(--border-subtle);
  }
  thead td {
    height: 36px;
    padding: 0;
    border-color: var(--border);
    background: var(--n-25);
  }
  > tbody > tr:last-of-type > td {
    border-bottom: 0;
  }
  [data-right] {
    text-align: right;
  }
`
