import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { readSession } from '@prilavok/shared-kernel/token'
import { texts } from '../../texts'
import { mergeBasket } from './api/merge-basket'

/** The token of the guest who logs in; undefined when a client was logged in already. */
const guestToken = ({ token, platform }: Kernel): string | undefined =>
  token.hasRefreshToken() ? undefined : readSession(platform.cookies).accessToken

/**
 * Logs in, then brings the guest's basket along and has the counts read again (AMB-68). A failed merge is a notice: the
 * login stays.
 * @throws LoginError when the name or the password is wrong; ApiError when the call fails
 */
export async function signIn(kernel: Kernel, email: string, password: string): Promise<void> {
  const guest = guestToken(kernel)
  await kernel.token.login(email, password)
  if (guest === undefined) return
  const { bus, notices, query } = kernel
  try {
    const { CNT, SUM, CHECK } = await mergeBasket(kernel, guest)
    bus.emit('basket:changed', { basket: 'main', CNT, SUM })
    if (CHECK.length > 0) notices.show({ text: texts.mergeLimited })
  } catch {
    notices.show({ kind: 'error', text: texts.mergeFailed })
  }
  void query.invalidateQueries({ queryKey: queryKeys.basketCounts })
}
