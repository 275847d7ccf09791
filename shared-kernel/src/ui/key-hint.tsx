import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'

/** The keys that press a button, in it; hidden where there is hardly a keyboard. Its name says them by `aria-keyshortcuts`. */
export const KeyHint = styled.kbd`
  margin-left: 6px;
  padding: 1px 5px;
  border: 1px solid currentColor;
  border-radius: var(--r-s);
  font: inherit;
  font-size: 11px;
  ${media.compact} {
    display: none;
  }
`
