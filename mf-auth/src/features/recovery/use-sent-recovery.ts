import { readDraft, saveDraft } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useEffectEvent } from 'react'

/** An e-mail with a check word that is on its way. */
export interface SentRecovery {
  email: string
  /** What the server said of it. */
  message: string
}

const NAME = 'mf-auth.recovery.sent'

/**
 * Remembers in the tab that the e-mail is on its way: a phone drops the page while the buyer reads it in another application.
 * @param onRestored gets what an earlier page has remembered; not before the first rendering, which is that of the server
 * @returns a function that remembers it, or without an argument forgets it
 */
export function useSentRecovery(onRestored: (sent: SentRecovery) => void): (sent?: SentRecovery) => void {
  const { session } = useKernel().platform
  const restore = useEffectEvent(() => {
    const { email, message } = readDraft(session, NAME)
    if (typeof email === 'string' && typeof message === 'string') onRestored({ email, message })
  })
  useEffect(() => restore(), [])
  return (sent) => saveDraft(session, NAME, { ...sent })
}
