import { styled } from '@prilavok/shared-kernel/styled'
import { orderBarTexts } from './texts'

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  kbd {
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
  }
  > kbd:last-of-type,
  > span > kbd:first-of-type {
    margin-left: 8px;
  }
`

/** Narrower bars need the room for the order track and the button. */
const More = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  @media (max-width: 1399px) {
    display: none;
  }
`

/** Keys of a product list; F8 leads to «Отменить» of a notice (kit §10). */
export function KeyHint() {
  return (
    <Root>
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      {orderBarTexts.rowKeys}
      <kbd>Enter</kbd>
      {orderBarTexts.enterKey}
      <More>
        <kbd>Ctrl+Z</kbd>
        <kbd>F8</kbd>
        {orderBarTexts.undoKey}
      </More>
    </Root>
  )
}
