import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { sessionsQuery } from '../api/get-sessions'
import { SessionSettings } from '../features/sessions/SessionSettings'

export const prefetch = async (kernel: Kernel): Promise<void> => {
  if (kernel.token.hasRefreshToken()) await kernel.query.prefetchQuery(sessionsQuery(kernel))
}

export default SessionSettings
