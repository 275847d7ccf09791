import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** DELETE /v3/api/client/sessions/: every browser is logged out, this one too. @throws ApiError */
export const endAllSessions = ({ api }: Kernel): Promise<unknown> => api.delete('/v3/api/client/sessions/')
