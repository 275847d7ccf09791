import { isApiError } from './api-error'

export const NETWORK_ERROR = 'Ошибка сети.'
export const GENERIC_ERROR = 'Произошла ошибка'
const UNREADABLE_ANSWER = 'Сервер прислал ответ, который не удалось прочитать.'

/**
 * The text of a failure for the buyer, in the order of 000 §8: no answer, error with its description (AMB-04),
 * meta errorDetail, errors.query_error, status with its text. An answer that cannot be read has a text of its own. Anything else that was thrown gives the generic label.
 */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return GENERIC_ERROR
  if (error.kind === 'network') return NETWORK_ERROR
  if (error.kind === 'shape') return UNREADABLE_ANSWER
  const { error: label, error_description, meta, errors } = error.answer
  if (label) return [label, error_description].filter(Boolean).join(': ')
  return meta?.errorDetail || errors?.query_error || `${error.status} ${error.statusText}`.trim()
}
