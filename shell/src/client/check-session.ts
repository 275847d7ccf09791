import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Asks once whether the session of a login is still good; an error answer ends it (AMB-18). A visitor without a login has none to check. */
export function checkSession({ token, api }: Kernel): void {
  if (!token.hasRefreshToken()) return
  void api.get('/v3/api/utils/check/').catch(() => undefined)
}
