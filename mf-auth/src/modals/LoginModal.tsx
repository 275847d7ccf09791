import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { useRef } from 'react'
import { focusHeadingIfLost } from '../features/account/focus-heading'
import { LoginForm } from '../features/login/LoginForm'
import { texts } from '../texts'

/** Login over any page; afterwards the page that asked for it opens, else the one below stays (AMB-47). */
export default function LoginModal({ returnTo, close }: ModalProps['authentication'] & ModalFrame) {
  const navigate = useNavigate()
  const email = useRef<HTMLInputElement>(null)
  const done = () => {
    close()
    if (returnTo) navigate(returnTo)
    else focusHeadingIfLost()
  }
  return (
    <Modal open onClose={close} title={texts.title} initialFocus={email}>
      <LoginForm guard emailRef={email} onDone={done} />
    </Modal>
  )
}
