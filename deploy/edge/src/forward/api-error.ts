import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyReply } from 'fastify'

/** Text: 001 §8. */
const NO_CONNECTION = 'Нет соединения с сервером. Пожалуйста, попробуйте позже'

const ERRORS = {
  api_unreachable: { status: 502, text: NO_CONNECTION },
  api_timeout: { status: 504, text: NO_CONNECTION },
  body_too_large: { status: 413, text: 'Запрос слишком большой' },
  form_expected: { status: 415, text: 'Запрос должен быть отправлен как форма' },
  path_invalid: { status: 400, text: 'Такого адреса нет' },
  shop_unknown: { status: 404, text: 'По этому адресу магазина нет' },
} as const

export type ForwardErrorCode = keyof typeof ERRORS

/** Answers a call that never reached the supplier API, in the shape that the API itself answers errors in (000 §8). */
export function rejectCall(reply: FastifyReply, code: ForwardErrorCode): FastifyReply {
  const { status, text } = ERRORS[code]
  const answer: ErrorAnswer = { meta: { errorDetail: text }, errors: { CODE: code } }
  return reply.code(status).header('cache-control', 'no-store').send(answer)
}
