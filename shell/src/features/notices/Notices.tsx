import styled from '@emotion/styled'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useOpenModal } from '@prilavok/shared-kernel/modals'
import { type Notice, useNotices } from '@prilavok/shared-kernel/notices'
import { media } from '@prilavok/shared-kernel/theme'
import { Toast } from '@prilavok/shared-kernel/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { NOTICE_KEY, useNoticeKey } from './use-notice-key'

/** Above the order bar; below 1200 above the bottom bar too, and at the top while a modal fills the bottom. */
const Root = styled.section`
  position: fixed;
  right: 24px;
  bottom: calc(var(--orderbar) + 16px);
  z-index: var(--z-toast);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  width: min(380px, calc(100% - 24px));
  ${media.compact} {
    right: 12px;
    bottom: calc(var(--bottombar) + 56px + 8px + env(safe-area-inset-bottom));
    &[data-top] {
      top: 12px;
      bottom: auto;
    }
  }
`
/** 000 §9: a notice leaves after this time. */
const LIFE_MS = 5000

/** Short messages over the page (DESIGN §7, toast). */
export function Notices() {
  const notices = useNotices()
  const modal = useOpenModal()
  const region = useRef<HTMLElement>(null)
  const { goBack, onKeyDown } = useNoticeKey(region)
  return (
    <Root
      ref={region}
      aria-label={`Уведомления, ${NOTICE_KEY}`}
      aria-keyshortcuts={NOTICE_KEY}
      // A modal hides from screen readers all that is not live. What is new here is announced by each notice itself.
      aria-live="off"
      data-top={modal ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {notices.map((notice, at) => (
        <NoticeToast
          key={notice.id}
          notice={notice}
          shortcut={at === notices.length - 1 ? NOTICE_KEY : undefined}
          onClosed={goBack}
        />
      ))}
    </Root>
  )
}

interface NoticeToastProps {
  notice: Notice
  /** Key that leads to its action. */
  shortcut: string | undefined
  /** The buyer has closed it, or done what it offers. */
  onClosed: () => void
}

/** Counts the time of a notice; it stands still while pointer or focus is on it. Errors stay until closed. */
function NoticeToast({ notice, shortcut, onClosed }: NoticeToastProps) {
  const { notices } = useKernel()
  const { id, kind = 'info', text, action } = notice
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || kind === 'error') return
    const timer = setTimeout(() => notices.close(id), LIFE_MS)
    return () => clearTimeout(timer)
  }, [held, kind, id, notices])
  const close = () => {
    notices.close(id)
    onClosed()
  }
  const run = () => {
    close()
    action?.run()
  }
  return (
    <Toast
      tone={kind}
      action={action && { label: action.label, onClick: run, shortcut }}
      onClose={close}
      onHold={setHeld}
    >
      {text}
    </Toast>
  )
}
