import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { useState } from 'react'
import { takeSession } from '../../model/take-session'
import { confirmationTexts } from './texts'

export interface Confirmed {
  message: string
  email: string
  /** The e-mail is that of a user without a password, whose session this is now. */
  needsPassword: boolean
}

/** What a confirmation has come to. A session of the answer is stored: of somebody else, in place of who is logged in here. */
export function useConfirmed(): [Confirmed | undefined, (answer: RegisterAnswer) => Promise<void>] {
  const kernel = useKernel()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const take = async (answer: RegisterAnswer) => {
    const needsPassword = await takeSession(kernel, answer)
    if (!needsPassword) void kernel.query.invalidateQueries({ queryKey: queryKeys.personal })
    setConfirmed({
      message: answer.MESSAGE || confirmationTexts.confirmed,
      email: answer.EMAIL ?? '',
      needsPassword,
    })
  }
  return [confirmed, take]
}
