import { LOOKUP_ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import { errorText, GENERIC_ERROR, isApiError } from '@prilavok/shared-kernel/errors'

const codeOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.answer.errors?.CODE : undefined

/** Whether the server says of a code why its product cannot be added; else the look-up itself has failed. */
export const isLookupError = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== undefined && Object.hasOwn(LOOKUP_ERROR_TEXTS, code)
}

/** The text of a look-up that failed; a code that is not listed has the generic one (AMB-41). */
export const lookupErrorText = (error: unknown): string =>
  codeOf(error) === undefined || isLookupError(error) ? errorText(error) : GENERIC_ERROR
