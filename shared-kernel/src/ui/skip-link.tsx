import { styled } from '@prilavok/shared-kernel/styled'

/** Leads the Tab key past many stops; seen only while it has the focus, at the corner of what it leads past. */
export const SkipLink = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: var(--z-tooltip);
  padding: 10px 16px;
  border-radius: var(--r-m);
  background: var(--bg-inverse);
  color: var(--text-inverse);
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`
