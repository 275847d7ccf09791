import type { ErrorAnswer } from '@prilavok/shared-kernel/contract'
import { ERROR_TEXTS, type ErrorCode } from '@prilavok/shared-kernel/contract/error-texts'
import type { FastifyReply } from 'fastify'
import { BodyError } from '../body/body-error'
import { isEdgeError } from '../errors'
import { NoAnswer } from './api-connection'

/** Why a call does not reach the supplier API, with the status of the answer. */
export const FORWARD_ERRORS = {
  api_unreachable: 502,
  api_timeout: 504,
  overloaded: 503,
  body_too_large: 413,
  body_too_slow: 408,
  body_broken_off: 400,
  /** As the API itself says it, so that the page gets a new one (AMB-18). */
  token_invalid: 401,
  other_origin: 403,
  form_expected: 415,
  path_invalid: 400,
  not_found: 404,
  shop_unknown: 404,
} as const satisfies Partial<Record<ErrorCode, number>>

export type ForwardErrorCode = keyof typeof FORWARD_ERRORS

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
  const status = FORWARD_ERRORS[code]
  // As the API itself says it, so that the page gets a new one (AMB-18).
  const text = code === 'token_invalid' ? 'token invalid' : ERROR_TEXTS[code]
  const answer: ErrorAnswer = { meta: { errorDetail: text }, errors: { CODE: code } }
  if (status === 503) reply.header('retry-after', '5')
  return reply.code(status).header('cache-control', 'no-store').send(answer)
}
