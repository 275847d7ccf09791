import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** DELETE /v3/api/client/sessions/{id}/: one browser is logged out. @throws ApiError */
export const endSession = ({ api }: Kernel, id: string): Promise<unknown> =>
  api.delete(`/v3/api/client/sessions/${encodeURIComponent(id)}/`)
