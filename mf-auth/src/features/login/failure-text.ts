import { errorText, isApiError } from '@prilavok/shared-kernel/errors'

/** Why a login failed, for the buyer. */
export function failureText(error: unknown): string {
  if (error instanceof Error && error.name === 'LoginError') return error.message
  return (isApiError(error) && error.answer.error_description) || errorText(error)
}
