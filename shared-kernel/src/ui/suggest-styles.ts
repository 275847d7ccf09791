import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

export const Root = styled.div`
  position: relative;
`
/** Under the field, over what follows it. */
export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  left: 0;
  z-index: var(--z-dropdown);
  max-height: 280px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  box-shadow: var(--sh-m);
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 10px 12px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text-secondary);
  }
`
export const Option = styled.div`
  padding: 8px 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover,
  &[aria-selected='true'] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  > small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--n-700);
  }
  &[aria-disabled] {
    color: var(--text-muted);
    cursor: not-allowed;
  }
  ${media.compact} {
    padding: 12px;
  }
`
