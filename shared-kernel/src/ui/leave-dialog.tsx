import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { LeaveQuestion } from '@prilavok/shared-kernel/leave-guard'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useRef } from 'react'
import { Backdrop, Body, Footer, Head, Popup, Viewport } from './modal-styles'

/**
 * Asks whether unsaved input may be given up; Esc stays. Load it when it is needed: `lazy(() => import('…/ui/leave-dialog'))`.
 */
export default function LeaveDialog({ question }: { question: LeaveQuestion | undefined }) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={question !== undefined} onOpenChange={(open) => !open && question?.stay()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender render={<Backdrop />} />
        <AlertDialog.Viewport render={<Viewport />}>
          <AlertDialog.Popup render={<Popup data-size="s" />} initialFocus={stay}>
            <Head>
              <AlertDialog.Title>Введённое не сохранено</AlertDialog.Title>
            </Head>
            <Body>
              <AlertDialog.Description>Если уйти сейчас, оно пропадёт.</AlertDialog.Description>
            </Body>
            <Footer>
              <Button onClick={() => question?.leave()}>Уйти без сохранения</Button>
              <Button ref={stay} kind="primary" onClick={() => question?.stay()}>
                Остаться
              </Button>
            </Footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

export { LeaveDialog }
