import { ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { formatWait } from '@prilavok/shared-kernel/format'
import { type ApiError, isApiError } from './api-error'

export const NETWORK_ERROR = 'Ошибка сети.'
export const GENERIC_ERROR = 'Произошла ошибка'
const UNREADABLE_ANSWER = 'Сервер прислал ответ, который не удалось прочитать.'

const textOfCode = (code: string | undefined): string | undefined =>
  code !== undefined && Object.hasOwn(ERROR_TEXTS, code)
    ? ERROR_TEXTS[code as keyof typeof ERROR_TEXTS]
    : undefined

/** Status 429 whose server has said how long to wait. */
function limitText({ code }: ApiError, seconds: number): string {
  const again = `Повторите через ${formatWait(seconds)}`
  return code === 'too_many_attempts'
    ? `Слишком много попыток входа. ${again} или восстановите пароль.`
    : `Слишком много запросов подряд. ${again}.`
}

const statusText = ({ status, statusText }: ApiError): string => `${status} ${statusText}`.trim()
const statusSentence = ({ status }: ApiError): string =>
  status < 500 ? 'Сервер не принял запрос' : 'Сервер временно не отвечает'

/** The words that the server has for an error. */
const ownText = ({ code, answer: { error: label, error_description, meta, errors } }: ApiError) =>
  textOfCode(code) ??
  (label && [label, error_description].filter(Boolean).join(': ')) ??
  meta?.errorDetail ??
  errors?.query_error

/**
 * The same in two parts, where there is room for them: a sentence for the buyer, and for the support the status with its text (an
 * English one) and the id of the request, where the server has no words of its own.
 */
export function errorParts(error: ApiError): { text: string; code?: string } {
  if (error.kind !== 'answer' || error.detail || ownText(error))
    return { text: error.detail || errorText(error) }
  return {
    text: `${statusSentence(error)}.`,
    code: [statusText(error), error.requestId].filter(Boolean).join(', '),
  }
}

/**
 * The text of a failure for the buyer; to be called where it is rendered. No answer and an unreadable one have their own. A code
 * that the table knows gives its text; a limit says how long it lasts. Servers without codes: the order of 000 §8, that is error with its description (AMB-04),
 * meta errorDetail, errors.query_error, status with its text. Anything else that was thrown gives the generic label.
 */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return GENERIC_ERROR
  if (error.kind === 'network') return NETWORK_ERROR
  if (error.kind === 'shape') return UNREADABLE_ANSWER
  if (error.status === 429 && error.retryAfter) return limitText(error, error.retryAfter)
  return ownText(error) ?? `${statusSentence(error)} (${statusText(error)}).`
}
