import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyReply } from 'fastify'
import { BodyError } from '../body/body-error'
import { isEdgeError } from '../errors'
import { NoAnswer } from './api-connection'

/** Text: 001 §8. */
const NO_CONNECTION = 'Нет соединения с сервером. Пожалуйста, попробуйте позже'

const ERRORS = {
  api_unreachable: { status: 502, text: NO_CONNECTION },
  api_timeout: { status: 504, text: NO_CONNECTION },
  overloaded: { status: 503, text: 'Сейчас слишком много запросов. Пожалуйста, попробуйте через минуту' },
  body_too_large: { status: 413, text: 'Запрос слишком большой' },
  body_too_slow: {
    status: 408,
    text: 'Данные передаются слишком медленно. Проверьте соединение и попробуйте ещё раз',
  },
  body_broken_off: { status: 400, text: 'Запрос пришёл не целиком. Попробуйте ещё раз' },
  /** As the API itself says it, so that the page gets a new one (AMB-18). */
  token_invalid: { status: 401, text: 'token invalid' },
  form_expected: { status: 415, text: 'Запрос должен быть отправлен как форма' },
  path_invalid: { status: 400, text: 'Такого адреса нет' },
  not_found: { status: 404, text: 'Такого адреса нет' },
  shop_unknown: { status: 404, text: 'По этому адресу магазина нет' },
} as const

export type ForwardErrorCode = keyof typeof ERRORS

const CODE_OF_BODY: Record<BodyError['why'], ForwardErrorCode> = {
  'too-large': 'body_too_large',
  'too-slow': 'body_too_slow',
  'no-room': 'overloaded',
  'broken-off': 'body_broken_off',
}
const CODE_OF_ANSWER: Record<NoAnswer['why'], ForwardErrorCode> = {
  unreachable: 'api_unreachable',
  timeout: 'api_timeout',
}

/** The code for what kept a call from the API. @returns undefined for everything unexpected */
export function forwardErrorCode(thrown: unknown): ForwardErrorCode | undefined {
  if (thrown instanceof BodyError) return CODE_OF_BODY[thrown.why]
  if (thrown instanceof NoAnswer) return CODE_OF_ANSWER[thrown.why]
  if (isEdgeError(thrown, 'OVERLOADED')) return 'overloaded'
  return isEdgeError(thrown) ? 'api_unreachable' : undefined
}

/** Answers a call that never reached the supplier API, in the shape that the API itself answers errors in (000 §8). */
export function rejectCall(reply: FastifyReply, code: ForwardErrorCode): FastifyReply {
  const { status, text } = ERRORS[code]
  const answer: ErrorAnswer = { meta: { errorDetail: text }, errors: { CODE: code } }
  if (status === 503) reply.header('retry-after', '5')
  return reply.code(status).header('cache-control', 'no-store').send(answer)
}
