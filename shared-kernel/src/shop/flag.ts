import type { Flag } from '@prilavok/shared-kernel/contract'

/** Reads the API's `Y`/`N`; anything but `Y` is no. */
export const isYes = (flag: Flag | undefined): boolean => flag === 'Y'
