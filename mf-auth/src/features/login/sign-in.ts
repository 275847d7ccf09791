import { rememberConsents } from '@prilavok/shared-kernel/forms'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { bringAlong } from '../../model/bring-along'

/**
 * Logs in with a password and with both consents given; what the visitor has chosen comes along.
 * @throws LoginError when the name or the password is wrong; ApiError when the call fails
 */
export const signIn = (kernel: Kernel, email: string, password: string): Promise<void> =>
  bringAlong(kernel, async () => {
    await kernel.token.login(email, password)
    rememberConsents(kernel)
  })
