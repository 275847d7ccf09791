import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'

/** An answer with one of the configured statuses (AMB-05): says what the server said. */
export default function ServerErrorModal({ detail, close }: ModalProps['serverError'] & ModalFrame) {
  return (
    <Modal
      open
      onClose={close}
      title="Произошла ошибка"
      footer={
        <Button kind="primary" onClick={close}>
          Понятно
        </Button>
      }
    >
      <p>{detail}</p>
      <p>Пожалуйста, попробуйте позже</p>
    </Modal>
  )
}
