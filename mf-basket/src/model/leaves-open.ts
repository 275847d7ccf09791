import { isApiError } from '@prilavok/shared-kernel/errors'

/** Said by whatever stands before the shop, which may have done what was asked all the same. */
const ON_THE_WAY = [408, 502, 503, 504]

/** Whether a call was carried out cannot be told from this error: there was no answer, or none of the shop. */
export const leavesOpen = (error: unknown): boolean =>
  isApiError(error) && (!error.answered || ON_THE_WAY.includes(error.status))
