import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { MessageTakenAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** 001 §3, ask-question form. A type and not an interface: calls take it as parameters. */
export type Question = { subject: string; message: string }

const shape = isObjectWith<MessageTakenAnswer>({ SUCCESS: isText })

/** POST /v3/topmenu/info/ @throws ApiError */
export const sendQuestion = ({ api }: Kernel, question: Question): Promise<MessageTakenAnswer> =>
  api.post('/v3/topmenu/info/', question, { shape })
