import type { Platform } from '@prilavok/shared-kernel/kernel'

/** Where changes that the server has not confirmed survive a reload of this tab. */
export const SAVED_KEY = 'basket-changes'

export const hasSaved = ({ session }: Pick<Platform, 'session'>): boolean =>
  session.get(SAVED_KEY) !== undefined
