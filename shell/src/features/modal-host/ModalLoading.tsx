import { keyframes } from '@emotion/react'
import { styled } from '@prilavok/shared-kernel/styled'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useDialogKeys } from './use-dialog-keys'

const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`
const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: flex;
  align-items: center;
  justify-content: center;
  background: var(--overlay);
  color: var(--n-0);
  font-size: 32px;
  animation: ${appear} 1ms 150ms backwards;
`

/** The code of a modal is on its way; Esc gives it up. */
export function ModalLoading({ onClose }: { onClose: () => void }) {
  useDialogKeys(onClose)
  return (
    <Root role="status">
      <Spinner />
      <VisuallyHidden>Окно загружается</VisuallyHidden>
    </Root>
  )
}
