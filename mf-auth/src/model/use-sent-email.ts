import { readDraft, saveDraft } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useEffectEvent } from 'react'

/** An e-mail with a link or a check word that is on its way. */
export interface SentEmail {
  email: string
  /** What the server said of it. */
  message: string
}

/**
 * Remembers in the tab that an e-mail is on its way: a phone drops the page while the buyer reads it in another application.
 * @param name of the form that has asked for it
 * @param onRestored gets what an earlier page has remembered; not before the first rendering, which is that of the server
 * @returns a function that remembers it, or without an argument forgets it
 */
export function useSentEmail(
  name: 'recovery' | 'registration',
  onRestored: (sent: SentEmail) => void,
): (sent?: SentEmail) => void {
  const { session } = useKernel().platform
  const key = `mf-auth.${name}.sent`
  const restore = useEffectEvent(() => {
    const { email, message } = readDraft(session, key)
    if (typeof email === 'string' && typeof message === 'string') onRestored({ email, message })
  })
  useEffect(() => restore(), [])
  return (sent) => saveDraft(session, key, { ...sent })
}
