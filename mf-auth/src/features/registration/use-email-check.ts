import { emailRule } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { emailCheckQuery } from '../../api/check-email'

export interface EmailCheck {
  /** Why this e-mail may not register, as far as it has been asked; '' else. */
  rejectionOf: (email: string) => string
  /**
   * Asks, once a minute for the same address. A check that fails itself is no obstacle: the registration decides.
   * @returns why not; '' when it may
   */
  check: (email: string) => Promise<string>
}

/** Whether an e-mail is free, asked when its field is left and before the form is sent (AUTH-041). */
export function useEmailCheck(): EmailCheck {
  const kernel = useKernel()
  const [rejected, setRejected] = useState({ email: '', text: '' })
  const check = async (typed: string): Promise<string> => {
    const email = typed.trim()
    if (email === '' || !emailRule().isValidSync(email)) return ''
    const text = await kernel.query.fetchQuery(emailCheckQuery(kernel, email)).catch(() => '')
    setRejected({ email, text })
    return text
  }
  return { check, rejectionOf: (email) => (email.trim() === rejected.email ? rejected.text : '') }
}
