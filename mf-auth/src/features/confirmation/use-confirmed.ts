import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys, useSession } from '@prilavok/shared-kernel/queries'
import { useState } from 'react'
import { isSameEmail } from '../../model/is-same-email'
import { takeSession } from '../../model/take-session'
import { confirmationTexts } from './texts'

export interface Confirmed {
  /** '' where it has been said in a notice. */
  message: string
  /** Of the user who is confirmed. */
  email: string
  /** The e-mail is that of a user without a password, whose session this is now. */
  needsPassword: boolean
}

/**
 * What a confirmation has come to. A session of the answer is stored: of somebody else, in place of who is logged in here. The page is
 * then rendered anew, and goes on by that session.
 * @param email that is to be confirmed; '' while there is a code for it
 */
export function useConfirmed(
  email: string,
): [Confirmed | undefined, (answer: RegisterAnswer, typed: string) => Promise<void>] {
  const kernel = useKernel()
  const { userChanges, notices } = kernel
  const { state, personal } = useSession()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const isPartialOf = (address: string) => state === 'partial' && isSameEmail(personal?.EMAIL, address)
  const isOfSession = email !== '' && isPartialOf(email)
  if (!confirmed && isOfSession) setConfirmed({ message: '', email, needsPassword: true })
  const take = async (answer: RegisterAnswer, typed: string) => {
    const usersBefore = userChanges.current()
    const needsPassword = await takeSession(kernel, answer, { isSameUser: isPartialOf(typed) })
    if (!needsPassword) void kernel.query.invalidateQueries({ queryKey: queryKeys.personal })
    const confirmedEmail = answer.EMAIL || typed
    const message = confirmationTexts.ofEmail(answer.MESSAGE || confirmationTexts.confirmed, confirmedEmail)
    if (userChanges.current() === usersBefore) setConfirmed({ message, email: confirmedEmail, needsPassword })
    else notices.show({ kind: 'success', text: message })
  }
  return [confirmed, take]
}
