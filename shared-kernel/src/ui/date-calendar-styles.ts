import { styled } from '@prilavok/shared-kernel/styled'

export const Place = styled.div`
  z-index: calc(var(--z-modal) + 1);
`

/** Looks of the classes that react-day-picker gives. */
export const Calendar = styled.div`
  padding: 12px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
  outline: none;
  .rdp-month {
    display: grid;
    grid-template-columns: 36px 1fr 36px;
    align-items: center;
  }
  .rdp-month_grid {
    grid-column: 1 / -1;
    border-collapse: collapse;
  }
  .rdp-month_caption {
    display: flex;
    justify-content: center;
    font-weight: 600;
  }
  .rdp-dropdowns {
    display: flex;
    gap: 4px;
  }
  .rdp-dropdown_root {
    position: relative;
    display: inline-flex;
  }
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .rdp-dropdown:focus-visible + .rdp-caption_label {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 4px 6px;
    border-radius: var(--r-s);
    text-transform: capitalize;
  }
  .rdp-dropdown_root:hover .rdp-caption_label {
    background: var(--n-100);
  }
  .rdp-caption_label > svg,
  .rdp-chevron {
    width: 16px;
    height: 16px;
    fill: var(--n-600);
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 36px;
    height: 36px;
    border-radius: var(--r-m);
  }
  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    background: var(--n-100);
  }
  [aria-disabled='true'] {
    cursor: default;
    opacity: 0.4;
  }
  .rdp-weekday {
    height: 28px;
    font-size: 12px;
    font-weight: 400;
    color: var(--text-muted);
  }
  .rdp-day {
    padding: 1px 0;
    text-align: center;
  }
  .rdp-day_button {
    width: 36px;
    height: 36px;
    border-radius: var(--r-m);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .rdp-day_button:hover:enabled {
    background: var(--n-100);
  }
  .rdp-today .rdp-day_button {
    font-weight: 600;
    color: var(--accent-text);
  }
  .rdp-in-range {
    background: var(--accent-soft);
  }
  .rdp-selected .rdp-day_button {
    background: var(--accent);
    color: var(--on-accent);
  }
  .rdp-disabled .rdp-day_button {
    color: var(--n-500);
    cursor: not-allowed;
  }
  .rdp-outside .rdp-day_button {
    color: var(--text-muted);
  }
`
