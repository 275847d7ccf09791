import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { Flag, MessageTakenAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** 001 §3, Feedback. A type and not an interface: calls take it as parameters. */
export type Feedback = {
  name_user: string
  email: string
  /** The local number as its mask shows it, without the code; '' when none is given. */
  phone: string
  phoneCode: string
  message: string
  /** XML_ID of a type of feedback. */
  type_question: string
  agree: Flag
  transfer: Flag
}

const shape = isObjectWith<MessageTakenAnswer>({ SUCCESS: isText })

/** POST /v3/api/support/feedback/ @throws ApiError */
export const sendFeedback = ({ api }: Kernel, feedback: Feedback): Promise<MessageTakenAnswer> =>
  api.post('/v3/api/support/feedback/', feedback, { shape })
