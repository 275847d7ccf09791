import { styled } from '@prilavok/shared-kernel/styled'
import { keyStyles } from '@prilavok/shared-kernel/theme'
import { orderBarTexts } from './texts'

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  kbd {
    ${keyStyles}
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

/** Keys of a product list (kit §10). F8 is not among them: it only leads to the notice, Ctrl+Z takes back. */
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
        {orderBarTexts.undoKey}
      </More>
    </Root>
  )
}
