import { type FormState, type ObjectSchema, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { type Question, sendQuestion } from '../../api/send-question'
import { useDelivery } from '../../model/use-delivery'
import { texts } from '../../texts'
import { askQuestionTexts } from './texts'

/** Symbols that the call takes. */
export const SUBJECT_LENGTH = 300
export const MESSAGE_LENGTH = 10_000

const schema: ObjectSchema<Question> = object({
  subject: string().trim().required(askQuestionTexts.noSubject).max(SUBJECT_LENGTH),
  message: string().trim().required(texts.noMessage).max(MESSAGE_LENGTH),
})
/** A subject that the place has given is not taken over from an earlier question. */
const DRAFT_WITH_SUBJECT = ['message'] as const

interface AskQuestionOptions {
  /** What the question is about, where the place that it was asked from says so. */
  subject: string | undefined
  onSent: () => void
}

/** A question to the supplier: subject and message (001 §3). What is typed stays in the tab until it is sent. */
export function useAskQuestion({ subject, onSent }: AskQuestionOptions): FormState<Question> {
  const kernel = useKernel()
  const deliver = useDelivery()
  const [initialValues] = useState(() => ({ subject: (subject ?? '').slice(0, SUBJECT_LENGTH), message: '' }))
  return useForm<Question>({
    name: 'shell.ask-question',
    initialValues,
    schema,
    ...(subject ? { draft: DRAFT_WITH_SUBJECT } : {}),
    toldByCaller: true,
    async onSubmit(values) {
      await deliver(() =>
        sendQuestion(kernel, { subject: values.subject.trim(), message: values.message.trim() }),
      )
      onSent()
    },
  })
}
