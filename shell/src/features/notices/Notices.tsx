import styled from '@emotion/styled'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useOpenModal } from '@prilavok/shared-kernel/modals'
import { type Notice, useNotices } from '@prilavok/shared-kernel/notices'
import { media } from '@prilavok/shared-kernel/theme'
import { Toast } from '@prilavok/shared-kernel/ui/toast'
import { useEffect, useState } from 'react'

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
  return (
    <Root aria-label="Уведомления" data-top={modal ? '' : undefined}>
      {notices.map((notice) => (
        <NoticeToast key={notice.id} notice={notice} />
      ))}
    </Root>
  )
}

/** Counts the time of a notice; it stands still while pointer or focus is on it. Errors stay until closed. */
function NoticeToast({ notice }: { notice: Notice }) {
  const { notices } = useKernel()
  const { id, kind = 'info', text, action } = notice
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || kind === 'error') return
    const timer = setTimeout(() => notices.close(id), LIFE_MS)
    return () => clearTimeout(timer)
  }, [held, kind, id, notices])
  const close = () => notices.close(id)
  const run = () => {
    close()
    action?.run()
  }
  return (
    <Toast
      tone={kind}
      action={action && { label: action.label, onClick: run }}
      onClose={close}
      onHold={setHeld}
    >
      {text}
    </Toast>
  )
}
