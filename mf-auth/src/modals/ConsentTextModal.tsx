import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { ConsentText } from '../features/consent-text/ConsentText'
import { consentTexts } from '../features/consent-text/texts'

/** What a consent means, over the form that asks for it. */
export default function ConsentTextModal({ consent, close }: ModalProps['consentText'] & ModalFrame) {
  return (
    <Modal
      open
      onClose={close}
      title={consentTexts[consent]}
      size="m"
      footer={<ModalClose kind="primary">{consentTexts.close}</ModalClose>}
    >
      <ConsentText code={consent} />
    </Modal>
  )
}
