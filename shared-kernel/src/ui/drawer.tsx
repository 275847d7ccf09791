import { Dialog } from '@base-ui/react/dialog'
import { styled } from '@prilavok/shared-kernel/styled'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'
import { Backdrop } from './modal-styles'
import { wrapTab } from './wrap-tab'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Edge it comes from. @default 'right' */
  side?: 'right' | 'left'
  /** Stays at the bottom. */
  footer?: ReactNode
  children: ReactNode
}

const Panel = styled.div`
  position: fixed;
  top: 0;
  bottom: 0;
  z-index: var(--z-modal);
  display: flex;
  flex-direction: column;
  width: var(--drawer);
  max-width: 100%;
  background: var(--bg-surface);
  box-shadow: var(--sh-l);
  /* Seen in forced colours. */
  outline: 1px solid transparent;
  transition: transform var(--t-slow) var(--ease-out);
  &[data-side='right'] {
    right: 0;
  }
  &[data-side='left'] {
    left: 0;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(100%);
  }
  &[data-side='left'][data-starting-style],
  &[data-side='left'][data-ending-style] {
    transform: translateX(-100%);
  }
  @media (max-width: 767px) {
    width: 100%;
  }
`
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: 56px;
  padding: 0 8px 0 16px;
  border-bottom: 1px solid var(--border);
  > h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
`
const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
`
const Footer = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
`

/** A panel from the edge: filters, phone menu. Load it when it is needed: `lazy(() => import('…/ui/drawer'))`. */
export default function Drawer({ open, onClose, title, side = 'right', footer, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Backdrop />} />
        <Dialog.Popup render={<Panel data-side={side} />} onKeyDown={wrapTab}>
          <Head>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label="Закрыть" size="m" iconSize={20} />} />
          </Head>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export { Drawer }
