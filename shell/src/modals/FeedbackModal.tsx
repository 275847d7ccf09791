import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { SubmitButton } from '@prilavok/shared-kernel/forms'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useId } from 'react'
import { FeedbackFields } from '../features/feedback/FeedbackFields'
import { feedbackTexts } from '../features/feedback/texts'
import { useFeedbackForm } from '../features/feedback/use-feedback-form'
import { texts } from '../texts'

/** A message to the supplier from anywhere (AMB-80); the same form stands on the contacts page. */
export default function FeedbackModal({ close }: ModalFrame) {
  const formId = useId()
  const form = useFeedbackForm(close)
  return (
    <Modal
      open
      onClose={close}
      title={feedbackTexts.title}
      size="m"
      footer={
        <>
          <ModalClose>{texts.cancel}</ModalClose>
          <SubmitButton form={form} formId={formId} kind="primary" busyLabel={texts.sending}>
            {feedbackTexts.send}
          </SubmitButton>
        </>
      }
    >
      <FeedbackFields id={formId} form={form} />
    </Modal>
  )
}
