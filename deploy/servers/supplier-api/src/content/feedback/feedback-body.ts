import { type Static, Type } from '@sinclair/typebox'
import { formText } from '../../platform/http/schemas'

/** Longer than any message that somebody types. */
const Message = formText(10_000, 'What is written; needed')

/** 001 §3, Feedback. */
export const FeedbackBody = Type.Object({
  name_user: formText(200, 'Name; needed'),
  email: formText(320, 'E-mail that is answered to; needed'),
  phone: formText(50, 'Phone without the code of the country'),
  phoneCode: formText(10, 'Code of the country: +7'),
  message: Message,
  type_question: formText(100, 'XML_ID of a type of feedback; needed'),
  agree: formText(10, 'Y: agrees to the processing of personal data; needed'),
  transfer: formText(10, 'Y: agrees to their transfer; needed'),
})
export type FeedbackBody = Static<typeof FeedbackBody>

/** 001 §3, ask-question form. */
export const QuestionBody = Type.Object({ subject: formText(300, 'Subject; needed'), message: Message })
