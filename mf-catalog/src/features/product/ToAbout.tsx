import { styled } from '@prilavok/shared-kernel/styled'
import type { MouseEvent, ReactNode } from 'react'

/** Element that holds the tabs of the product. */
export const ABOUT_ID = 'about'

const Root = styled.a`
  display: inline-block;
  margin-top: 8px;
  padding: 3px 0;
  color: var(--accent-text);
  font-size: 13px;
  line-height: 18px;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media print {
    display: none;
  }
`

/** A link down to the tabs. `onOpen` chooses the tab. */
export function ToAbout({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  const show = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
    document.getElementById(ABOUT_ID)?.scrollIntoView()
  }
  return (
    <Root href={`#${ABOUT_ID}`} onClick={show}>
      {children}
    </Root>
  )
}
