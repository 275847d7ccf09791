import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { personalQuery, queryKeys } from '@prilavok/shared-kernel/queries'
import { readSession } from '@prilavok/shared-kernel/token'
import { mergeBasket } from '../../api/merge-basket'
import { loginTexts } from './texts'

/**
 * Names the visitor whose basket is merged: the code of the personal info, else the anonymous token. undefined when a
 * customer was logged in already.
 */
const visitorCode = (kernel: Kernel): string | undefined => {
  if (kernel.token.hasRefreshToken()) return undefined
  const personal = kernel.query.getQueryData(personalQuery(kernel).queryKey)?.ITEM
  return personal?.USER_CODE || readSession(kernel.platform.cookies).accessToken
}

/**
 * Logs in, then brings the visitor's basket along and has the counts read again (AMB-68). A failed merge is a notice: the
 * login stays.
 * @throws LoginError when the name or the password is wrong; ApiError when the call fails
 */
export async function signIn(kernel: Kernel, email: string, password: string): Promise<void> {
  const visitor = visitorCode(kernel)
  await kernel.token.login(email, password)
  if (visitor === undefined) return
  const { bus, notices, query } = kernel
  try {
    const { CNT, SUM, CHECK } = await mergeBasket(kernel, visitor)
    bus.emit('basket:changed', { basket: 'main', CNT, SUM })
    if (CHECK.length > 0) notices.show({ text: loginTexts.mergeLimited })
  } catch {
    notices.show({ kind: 'error', text: loginTexts.mergeFailed })
  }
  void query.invalidateQueries({ queryKey: queryKeys.basketCounts })
}
