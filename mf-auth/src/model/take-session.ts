import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { consentsForLogin } from '@prilavok/shared-kernel/forms'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { bringAlong } from './bring-along'

/**
 * Takes the session that an answer of registration or confirmation may bring (AMB-26); what the visitor has chosen comes along.
 * @param isSameUser whether it is of the user who is logged in already: nothing on the page is taken away
 * @returns whether there was one
 */
export async function takeSession(
  kernel: Kernel,
  answer: RegisterAnswer,
  { isSameUser = false }: { isSameUser?: boolean } = {},
): Promise<boolean> {
  const { access_token, expires_in, has_refresh_token } = answer
  if (access_token === undefined || expires_in === undefined) return false
  const takeConsents = consentsForLogin(kernel, isSameUser)
  await bringAlong(kernel, async () => {
    await kernel.token.enter(
      { access_token, expires_in, ...(has_refresh_token ? { has_refresh_token } : {}) },
      { isSameUser, email: answer.EMAIL },
    )
    takeConsents()
  })
  return true
}
