import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useDialogKeys } from './use-dialog-keys'

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: flex;
  align-items: flex-start;
  justify-content: center;
  padding: 72px 12px 12px;
  background: var(--overlay);
`
const Box = styled.div`
  width: 100%;
  max-width: var(--modal-s);
  padding: 24px;
  border-radius: var(--r-xl);
  background: var(--bg-surface);
  box-shadow: var(--sh-l);
  > h2 {
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > p {
    margin: 8px 0 20px;
    color: var(--n-700);
  }
  > div {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
`

/** A press beside the dialog leaves the focus in it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Stands where a modal could not be loaded or rendered. Needs no more code than is already there. */
export function ModalFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const retry = useRef<HTMLButtonElement>(null)
  useDialogKeys(onClose, box)
  useEffect(() => retry.current?.focus(), [])
  return (
    <Root onMouseDown={keepFocus}>
      <Box ref={box} role="alertdialog" aria-modal="true" aria-labelledby={titleId}>
        <h2 id={titleId}>Не удалось открыть окно</h2>
        <p>Страница работает дальше, введённые данные сохранены.</p>
        <div>
          <Button onClick={onClose}>Закрыть</Button>
          <Button ref={retry} kind="primary" icon="refresh" onClick={onRetry}>
            Повторить
          </Button>
        </div>
      </Box>
    </Root>
  )
}
