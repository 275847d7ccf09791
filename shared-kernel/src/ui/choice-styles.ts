import { media } from '@prilavok/shared-kernel/theme'

/** Line of a checkbox or radio: a target of at least 24 px, the label clickable. */
export const choiceLine = `
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-height: 24px;
  line-height: 20px;
  cursor: pointer;
  &:has(:disabled) { color: var(--n-500); cursor: not-allowed; }
  ${media.compact} { min-height: 32px; padding-top: 6px; }
`

/** The box itself, 18 px, 20 below 1200. */
export const choiceBox = `
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  width: 18px;
  height: 18px;
  margin: 1px 0 0;
  border: 1px solid var(--border-control);
  background: var(--bg-surface);
  cursor: inherit;
  &:disabled { background: var(--n-100); border-color: var(--n-300); }
  &[aria-invalid='true'] { border-color: var(--danger-solid); box-shadow: 0 0 0 1px var(--danger-solid); }
  ${media.compact} { width: 20px; height: 20px; margin-top: 0; }
`
