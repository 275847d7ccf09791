import { Dialog } from '@base-ui/react/dialog'
import { LeaveGuardsProvider, useLeaveQuestion, useModalGuards } from '@prilavok/shared-kernel/leave-guard'
import { useNestedModals } from '@prilavok/shared-kernel/modals'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button, type ButtonProps } from './button'
import { IconButton } from './icon-button'
import { LeaveDialog } from './leave-dialog'
import { Backdrop, Body, Footer, Head, Popup, Viewport } from './modal-styles'
import { VisuallyHidden } from './visually-hidden'
import { wrapTab } from './wrap-tab'

export interface ModalProps {
  open: boolean
  /** The close button, Esc, or a click on the overlay; with unsaved input only once the buyer gives it up. */
  onClose: () => void
  title: ReactNode
  /**
   * Widths 420, 640, 880, 1080, and 840 of the palette; a bottom sheet on phones, but for the palette, which fills them. At 1080 head
   * and foot stay, and what stands between them scrolls itself.
   * @default 's'
   */
  size?: 's' | 'm' | 'l' | 'xl' | 'palette'
  /** Under a line at the bottom; the primary button last. */
  footer?: ReactNode
  /** Gets the focus on opening. @default the first control of the body; the dialog itself when opened by touch */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

const CONTROLS = 'input:enabled:not([type=hidden]),select:enabled,textarea:enabled,button:enabled,a[href]'

/** A dialog with focus trap and return of focus. Load it when it is needed: `lazy(() => import('…/ui/modal'))`. */
export default function Modal({
  open,
  onClose,
  title,
  size = 's',
  footer,
  initialFocus,
  children,
}: ModalProps) {
  const body = useRef<HTMLDivElement>(null)
  const nested = useNestedModals()
  const guards = useModalGuards()
  const question = useLeaveQuestion(guards)
  const firstControl = (openedBy: string) =>
    openedBy === 'touch' || (body.current?.querySelector<HTMLElement>(CONTROLS) ?? true)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && guards.leave(onClose)}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Backdrop />} />
        <Dialog.Viewport render={<Viewport data-size={size} />}>
          <Dialog.Popup
            render={<Popup data-size={size} />}
            initialFocus={initialFocus ?? firstControl}
            onKeyDown={wrapTab}
          >
            {size === 'palette' ? (
              <VisuallyHidden>
                <Dialog.Title>{title}</Dialog.Title>
              </VisuallyHidden>
            ) : (
              <Head>
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.Close render={<IconButton icon="close" label="Закрыть" size="m" iconSize={20} />} />
              </Head>
            )}
            <LeaveGuardsProvider value={guards}>
              <Body ref={body} data-bare={size === 'palette' || size === 'xl' || undefined}>
                {children}
              </Body>
            </LeaveGuardsProvider>
            {footer && <Footer>{footer}</Footer>}
            <LeaveDialog question={question} />
            {nested}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A button of a modal, in its body or footer, that closes it as Esc does: with unsaved input it asks first. */
export const ModalClose = (props: ButtonProps) => <Dialog.Close render={<Button {...props} />} />

export { Modal }
