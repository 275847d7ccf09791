import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { passwordSuccessTexts } from '../features/password-success/texts'

/** The password has been changed, in the server's words. */
export default function PasswordSuccessModal({ message, close }: ModalProps['passwordSuccess'] & ModalFrame) {
  return (
    <Modal
      open
      onClose={close}
      title={passwordSuccessTexts.title}
      footer={<ModalClose kind="primary">{passwordSuccessTexts.close}</ModalClose>}
    >
      <p>{message}</p>
    </Modal>
  )
}
