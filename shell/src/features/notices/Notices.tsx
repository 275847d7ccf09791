import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useOpenModals } from '@prilavok/shared-kernel/modals'
import { type Notice, useNotices } from '@prilavok/shared-kernel/notices'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Toast } from '@prilavok/shared-kernel/ui/toast'
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { COVERED, useAboveBars } from './use-above-bars'
import { NOTICE_KEY, useNoticeKey } from './use-notice-key'
import { useStepAside } from './use-step-aside'

/**
 * Bottom right, above the bars however high they are; above it, at the top, where that is in the way. Below 1200 a modal fills the
 * bottom: while one is open the top comes first, and the bottom is above the button that it is finished with.
 */
const Root = styled.section`
  position: fixed;
  right: 24px;
  bottom: calc(var(--orderbar) + 16px);
  z-index: var(--z-toast);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  width: min(380px, calc(100% - 24px));
  &[data-aside] {
    top: 24px;
    bottom: auto;
  }
  ${media.compact} {
    right: 12px;
    bottom: var(${COVERED}, calc(var(--bottombar) + 56px + 8px + env(safe-area-inset-bottom)));
    &[data-aside],
    &[data-top] {
      top: 12px;
      bottom: auto;
    }
    &[data-aside][data-top] {
      top: auto;
      bottom: var(${COVERED}, calc(12px + env(safe-area-inset-bottom)));
    }
  }
`
/** How many letters a text has. */
const LETTERS = '--letters'

/** Icon and close button stand at the first line. The action stands beside a text of two lines, and below a longer one, on the right. */
const Place = styled.div`
  > div {
    position: relative;
    flex-wrap: wrap;
    row-gap: 0;
    padding-right: 48px;
  }
  > div > svg {
    align-self: flex-start;
    margin-top: 6px;
  }
  /* A letter is 8 px wide at most on the average; 32 px are the icon's. */
  > div > div {
    flex-basis: min(100% - 32px, var(${LETTERS}) * 4px);
    padding-block: 6px;
  }
  > div > [data-action] {
    margin-left: auto;
  }
  > div > :last-child {
    position: absolute;
    top: 8px;
    right: 8px;
  }
`
/** 000 §9: a notice leaves after this time. */
const LIFE_MS = 5000

/** Short messages over the page (DESIGN §7, toast). */
export function Notices() {
  const notices = useNotices()
  const isCovered = useOpenModals().length > 0
  const region = useRef<HTMLElement>(null)
  useAboveBars(region, notices)
  useStepAside(region, notices)
  const { goBack, onFocus, onKeyDown } = useNoticeKey(region)
  return (
    <Root
      ref={region}
      aria-label={`Уведомления, ${NOTICE_KEY}`}
      aria-keyshortcuts={NOTICE_KEY}
      // A modal hides from screen readers all that is not live. What is new here is announced by each notice itself.
      aria-live="off"
      data-top={isCovered ? '' : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {notices.map((notice, at) => (
        <NoticeToast
          key={notice.id}
          notice={notice}
          shortcut={at === notices.length - 1 ? NOTICE_KEY : undefined}
          onGone={goBack}
        />
      ))}
    </Root>
  )
}

interface NoticeToastProps {
  notice: Notice
  /** Key that leads to its action. */
  shortcut: string | undefined
  /** It goes with the focus in it: closed, or pushed out by newer ones. */
  onGone: () => void
}

/** Counts the time of a notice; it stands still while pointer or focus is on it. Errors stay until closed, and what says so. */
function NoticeToast({ notice, shortcut, onGone }: NoticeToastProps) {
  const { notices } = useKernel()
  const { id, kind = 'info', text, saidBy, action, lasting = kind === 'error' } = notice
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || lasting) return
    // Also when another content has taken its place: it is new to the buyer.
    const timer = setTimeout(() => notices.close(notice.id), LIFE_MS)
    return () => clearTimeout(timer)
  }, [held, lasting, notice, notices])
  const place = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent((toast: HTMLElement | null) => {
    if (toast?.contains(document.activeElement)) onGone()
  })
  useLayoutEffect(() => {
    const toast = place.current
    return () => leave(toast)
  }, [])
  const close = () => notices.close(id)
  const run = () => {
    close()
    action?.run()
  }
  return (
    <Place style={{ [LETTERS]: text.length } as CSSProperties}>
      <Toast
        ref={place}
        tone={kind}
        silent={saidBy !== undefined}
        action={action && { label: action.label, onClick: run, shortcut }}
        onClose={close}
        onHold={setHeld}
      >
        {text}
      </Toast>
    </Place>
  )
}
