import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { SubmitButton } from '@prilavok/shared-kernel/forms'
import { Modal, ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { useId } from 'react'
import { AskQuestionForm } from '../features/ask-question/AskQuestionForm'
import { askQuestionTexts } from '../features/ask-question/texts'
import { useAskQuestion } from '../features/ask-question/use-ask-question'
import { texts } from '../texts'

/** A question to the supplier: subject and message (SHELL-054). */
export default function AskQuestionModal({ subject, close }: ModalProps['askQuestion'] & ModalFrame) {
  const formId = useId()
  const form = useAskQuestion({ subject, onSent: close })
  return (
    <Modal
      open
      onClose={close}
      title={askQuestionTexts.title}
      footer={
        <>
          <ModalClose>{texts.cancel}</ModalClose>
          <SubmitButton form={form} formId={formId} kind="primary" busyLabel={texts.sending}>
            {askQuestionTexts.send}
          </SubmitButton>
        </>
      }
    >
      <AskQuestionForm id={formId} form={form} />
    </Modal>
  )
}
