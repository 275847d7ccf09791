import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { iconPaths } from './icon-paths'

/** A drawing of Lucide as an image for a mask. */
const sign = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: 3px;
  &[data-size='card'] {
    display: flex;
    flex: 1;
    min-width: 0;
  }
`

export const Frame = styled.div`
  position: relative;
  display: inline-flex;
  align-items: stretch;
  width: 124px;
  height: 36px;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-m);
  background: var(--bg-surface);
  > button {
    --sign: ${sign(iconPaths.minus)};
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 34px;
    color: var(--n-700);
    cursor: pointer;
  }
  > button::before {
    content: '';
    width: 16px;
    height: 16px;
    background: currentColor;
    -webkit-mask-image: var(--sign);
    mask-image: var(--sign);
    print-color-adjust: exact;
    @media (forced-colors: active) {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }
  > input + button {
    --sign: ${sign(iconPaths.plus)};
  }
  > button:hover {
    background: var(--n-100);
  }
  > button:disabled::before {
    @media (forced-colors: active) {
      background: GrayText;
    }
  }
  > button:disabled {
    background: none;
    color: var(--n-400);
    cursor: not-allowed;
  }
  > input {
    flex: 1;
    width: 0;
    min-width: 0;
    padding: 0;
    border: solid var(--n-100);
    border-width: 0 1px;
    border-radius: 0;
    background: none;
    color: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: center;
    outline: none;
  }
  ${media.narrowDesktop} {
    width: 116px;
  }
  ${media.compact} {
    width: 132px;
    height: 44px;
    > button {
      width: 44px;
    }
    > input {
      font-size: 16px;
    }
  }
  [data-size='page'] > & {
    width: 148px;
    height: 44px;
    font-size: 16px;
    > button {
      width: 44px;
    }
  }
  [data-size='card'] > & {
    width: 100%;
    > button {
      width: 28px;
    }
    ${media.phone} {
      > button {
        width: 30px;
      }
    }
  }
  &[data-in-basket] {
    border-color: var(--accent-edge);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    > button:not(:disabled) {
      color: var(--on-accent-soft);
    }
    > button:not(:disabled):hover {
      background: var(--accent-soft-hover);
    }
    > input {
      border-color: var(--accent-border);
      font-weight: 600;
    }
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  > input:focus-visible {
    background: var(--bg-surface);
  }
  &[data-tone='warning'] {
    border-color: var(--warning-solid);
  }
  &[data-disabled] {
    border-color: var(--border);
    background: var(--n-50);
    color: var(--n-500);
  }
  &[data-pending] > input:not(:focus) {
    color: transparent;
  }
  &[data-pending]:has(input:focus) > span {
    display: none;
  }
  > span {
    position: absolute;
    top: calc(50% - 8px);
    left: calc(50% - 8px);
    pointer-events: none;
  }
`

/** As wide as the control, however long its text; what passes by is one line, or on phones and cards wraps below it. */
export const Note = styled.small`
  width: 0;
  min-width: 100%;
  font-size: 11px;
  line-height: 14px;
  color: var(--text-muted);
  text-align: center;
  &:not([data-shown]) {
    position: absolute;
    clip-path: inset(50%);
  }
  &[data-tone='info'] {
    color: var(--info-text);
  }
  &[data-tone='warning'] {
    color: var(--warning-text);
  }
  &[data-floating] {
    position: absolute;
    top: 100%;
    z-index: 1;
    padding: 1px 4px;
    border-radius: var(--r-xs);
    background: var(--bg-surface);
  }
  /* One line fits between the control and the next row. */
  @media (min-width: 768px) {
    :not([data-size='card']) > &[data-floating] {
      left: 50%;
      width: max-content;
      min-width: 0;
      transform: translateX(-50%);
    }
  }
`
