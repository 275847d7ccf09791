import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles } from '@prilavok/shared-kernel/theme'

export const Options = styled.div`
  display: grid;
  margin-top: 8px;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-m);
`

export const Option = styled.button`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 4px 10px;
  background: var(--bg-surface);
  font-size: 13px;
  line-height: 18px;
  text-align: left;
  cursor: pointer;
  & + & {
    border-top: 1px solid var(--border);
  }
  &:hover {
    --picture-bg: none;
    --picture-blend: multiply;
    background: var(--n-50);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  > b {
    font-weight: 600;
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
  kbd {
    ${keyStyles}
  }
  @media (max-width: 767px) {
    min-height: 56px;
    > [data-level],
    > kbd {
      display: none;
    }
  }
`
