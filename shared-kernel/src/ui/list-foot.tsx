import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ModalClose } from '@prilavok/shared-kernel/ui/modal'
import type { ReactNode } from 'react'
import { Button } from './button'
import { KeyHint } from './key-hint'

const Texts = styled.div`
  flex: 1;
  min-width: 220px;
  font-size: 13px;
  line-height: 18px;
  color: var(--text-secondary);
  > p[role='alert'] {
    color: var(--danger-text);
  }
  b {
    font-weight: 600;
  }
  button {
    min-height: 24px;
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  ${media.phone} {
    flex: none;
    width: 100%;
  }
`
const Add = styled.span`
  ${media.phone} {
    flex: 1;
    > button {
      width: 100%;
    }
  }
`

export interface ListFootProps {
  /** Why nothing was added. */
  error: string | undefined
  /** The latest row that was taken out, and the way back. */
  removed?: { text: string; restore: string; onRestore: () => void } | undefined
  /** What would be added. */
  children: ReactNode
  closeText: string
  /** Ctrl+Enter adds, too: the modal hears it. */
  add: { text: string; busyText: string; busy: boolean; disabled: boolean; onClick: () => unknown }
}

/** The foot of a modal with many products: what would be added, and the button that does it (kit §13, «Preview modal»). */
export function ListFoot({ error, removed, children, closeText, add }: ListFootProps) {
  return (
    <>
      <Texts>
        {error && <p role="alert">{error}</p>}
        {removed && (
          <p role="status">
            {removed.text}{' '}
            <button type="button" disabled={add.busy} onClick={removed.onRestore}>
              {removed.restore}
            </button>
          </p>
        )}
        {children}
      </Texts>
      <ModalClose>{closeText}</ModalClose>
      <Add>
        <Button
          kind="primary"
          disabled={add.disabled}
          busy={add.busy}
          busyLabel={add.busyText}
          onClick={() => void add.onClick()}
        >
          {add.text}
          <KeyHint aria-hidden>Ctrl Enter</KeyHint>
        </Button>
      </Add>
    </>
  )
}
