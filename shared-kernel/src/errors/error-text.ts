import { ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { isApiError } from './api-error'

export const NETWORK_ERROR = 'Ошибка сети.'
export const GENERIC_ERROR = 'Произошла ошибка'
const UNREADABLE_ANSWER = 'Сервер прислал ответ, который не удалось прочитать.'

const textOfCode = (code: string | undefined): string | undefined =>
  code !== undefined && Object.hasOwn(ERROR_TEXTS, code)
    ? ERROR_TEXTS[code as keyof typeof ERROR_TEXTS]
    : undefined

/** A status that the server gave no words to: a sentence with the status and its text (KERN-023). */
function statusSentence(status: number, statusText: string): string {
  const what = status < 500 ? 'Сервер не принял запрос' : 'Сервер временно не отвечает'
  return `${what} (${`${status} ${statusText}`.trim()}).`
}

/**
 * The text of a failure for the buyer; to be called where it is rendered. No answer and an unreadable one have their own. A code
 * that the table knows gives its text. Servers without codes: the order of 000 §8, that is error with its description (AMB-04),
 * meta errorDetail, errors.query_error, status with its text. Anything else that was thrown gives the generic label.
 */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return GENERIC_ERROR
  if (error.kind === 'network') return NETWORK_ERROR
  if (error.kind === 'shape') return UNREADABLE_ANSWER
  const { error: label, error_description, meta, errors } = error.answer
  return (
    textOfCode(error.code) ??
    (label && [label, error_description].filter(Boolean).join(': ')) ??
    meta?.errorDetail ??
    errors?.query_error ??
    statusSentence(error.status, error.statusText)
  )
}
