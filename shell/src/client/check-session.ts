import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Asks once whether the session of a login is still good; a refusal ends it (AMB-18). Guests are not asked for. */
export function checkSession({ token, api }: Kernel): void {
  if (!token.hasRefreshToken()) return
  void api.get('/v3/api/utils/check/').catch(() => undefined)
}
