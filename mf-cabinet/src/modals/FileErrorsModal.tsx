import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { FileErrors } from '../features/documents/FileErrors'
import { fileTexts } from '../features/documents/texts'

/** fileErrors: files that are not taken (CAB-065); the others are sent. */
export default function FileErrorsModal({ files, close }: ModalProps['fileErrors'] & ModalFrame) {
  return (
    <Modal
      open
      onClose={close}
      title={fileTexts.notTaken}
      footer={<ModalClose>{fileTexts.understood}</ModalClose>}
    >
      <FileErrors files={files} />
    </Modal>
  )
}
