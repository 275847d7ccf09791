import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles, media } from '@prilavok/shared-kernel/theme'

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding: 0 16px;
  border-bottom: 1px solid var(--border);
  > svg {
    flex: none;
    color: var(--n-600);
  }
  > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    font-size: 16px;
    text-overflow: ellipsis;
  }
  > input::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:has(input:focus-visible) {
    box-shadow: inset 0 -2px 0 var(--focus);
  }
  > kbd {
    ${keyStyles}
  }
  > button {
    display: none;
  }
  ${media.phone} {
    padding-right: 8px;
    > kbd {
      display: none;
    }
    > button {
      display: flex;
    }
  }
`
export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`
export const Grid = styled.div`
  padding: 6px 8px 8px;
`
export const Hints = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 10px 16px;
  border-top: 1px solid var(--border-subtle);
  background: var(--n-25);
  font-size: 12px;
  line-height: 20px;
  color: var(--n-700);
  > span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  > span:last-child {
    margin-left: auto;
  }
  /* Quantities are those of products. */
  :not(:has(input)) + && > [data-products] {
    display: none;
  }
  kbd {
    ${keyStyles}
  }
  ${media.phone} {
    display: none;
  }
`
