import { type Static, Type } from '@sinclair/typebox'

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
/** Longer than any letter that somebody types. */
const Message = Text(10_000)

/** 001 §3, Feedback. */
export const FeedbackBody = Type.Object({
  name_user: Text(200),
  email: Text(320),
  phone: Text(50),
  phoneCode: Text(10),
  message: Message,
  type_question: Text(100),
  agree: Text(10),
  transfer: Text(10),
})
export type FeedbackBody = Static<typeof FeedbackBody>

/** 001 §3, ask-question form. */
export const QuestionBody = Type.Object({ subject: Text(300), message: Message })
export type QuestionBody = Static<typeof QuestionBody>
