import { MINUS } from '@prilavok/shared-kernel/format'

/** «+120,00», «−33,00», «0,00». @param write how the sum itself is written */
export const signedSum = (sum: number, write: (sum: number) => string): string =>
  sum > 0 ? `+${write(sum)}` : sum < 0 ? `${MINUS}${write(-sum)}` : write(0)
