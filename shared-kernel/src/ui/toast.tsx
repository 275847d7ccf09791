import { keyframes } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { type ReactNode, type Ref, useRef } from 'react'
import { Icon } from './icon'

export interface ToastProps {
  /** `error` is an alert and stays until closed. @default 'info' */
  tone?: 'info' | 'success' | 'error'
  children: ReactNode
  /** One action: «Отменить», and the key that leads to it. */
  action?: { label: string; onClick: () => void; shortcut?: string | undefined }
  /** It is announced elsewhere. @default false */
  silent?: boolean
  onClose: () => void
  ref?: Ref<HTMLDivElement>
  /** Whether pointer or focus, or both, are on the notice: its time stands still. */
  onHold?: (held: boolean) => void
}

/** DESIGN §9. A text that fades in is not taken for the largest paint of a page that has stood for seconds, as the greeting would be. */
const appear = keyframes`from { opacity: 0 }`

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 380px;
  max-width: 100%;
  min-height: 48px;
  padding: 8px 8px 8px 14px;
  border-radius: var(--r-l);
  background: var(--bg-inverse);
  color: var(--text-inverse);
  box-shadow: var(--sh-l);
  outline: 1px solid transparent;
  animation: ${appear} var(--t-base);
  :focus-visible {
    outline-color: var(--n-0);
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-tone='success'] > svg {
    color: var(--success-border);
  }
  &[data-tone='error'] > svg {
    color: var(--danger-border);
  }
  > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-width: 32px;
    height: 32px;
    border-radius: var(--r-s);
    color: var(--n-300);
    cursor: pointer;
  }
  > button:hover {
    color: var(--n-0);
  }
  > button[data-action] {
    padding: 0 4px;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  kbd {
    margin-left: 6px;
    padding: 1px 4px;
    border: 1px solid var(--n-500);
    border-radius: var(--r-s);
    font: inherit;
    font-size: 11px;
    font-weight: 400;
    line-height: 14px;
  }
  ${media.compact} {
    kbd {
      display: none;
    }
  }
`
const ICONS = { info: 'info', success: 'done', error: 'alert' } as const

/** A notice on the inverse surface. Its time and place are the notice centre's business. */
export function Toast({ tone = 'info', children, action, silent = false, onClose, onHold, ref }: ToastProps) {
  const on = useRef({ pointer: false, focus: false })
  const hold = (by: 'pointer' | 'focus', held: boolean) => {
    on.current[by] = held
    onHold?.(on.current.pointer || on.current.focus)
  }
  return (
    <Root
      ref={ref}
      role={silent ? undefined : tone === 'error' ? 'alert' : 'status'}
      data-tone={tone}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
    >
      <Icon name={ICONS[tone]} size={20} />
      <div>{children}</div>
      {action && (
        <button type="button" data-action aria-keyshortcuts={action.shortcut} onClick={action.onClick}>
          {action.label}
          {action.shortcut && <kbd aria-hidden>{action.shortcut}</kbd>}
        </button>
      )}
      <button type="button" aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" />
      </button>
    </Root>
  )
}
