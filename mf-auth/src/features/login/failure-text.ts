import { errorText } from '@prilavok/shared-kernel/errors'

/** Why a login failed, for the buyer. */
export const failureText = (error: unknown): string =>
  error instanceof Error && error.name === 'LoginError' ? error.message : errorText(error)
