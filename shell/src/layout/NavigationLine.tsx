import { keyframes } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'
import { useNavigationPending } from '../navigation/navigation-pending'

const grow = keyframes`from { transform: scaleX(0) } 40% { transform: scaleX(.6) } to { transform: scaleX(.92) }`
const Line = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: var(--z-tooltip);
  height: 3px;
  background: var(--accent-edge);
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 6s 120ms var(--ease-out) forwards;
`

/** Another page is on its way; the present one works on. */
export function NavigationLine() {
  return useNavigationPending() ? <Line role="progressbar" aria-label="Страница загружается" /> : null
}
