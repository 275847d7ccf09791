import type { Platform } from '@prilavok/shared-kernel/kernel'

/** Where changes that the server has not confirmed survive a reload of this tab. */
export const SAVED_KEY = 'basket-changes'

/** Where they survive the end of their tab, until the next visit. */
export const LEFT_KEY = 'basket-changes-left'

export const hasSaved = ({ session, local }: Pick<Platform, 'session' | 'local'>): boolean =>
  session.get(SAVED_KEY) !== undefined || local.get(LEFT_KEY) !== undefined
