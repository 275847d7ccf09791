import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useEffect, useRef } from 'react'
import { texts } from '../../texts'

/**
 * Shows the login to whoever needs one, and says why (AMB-53); also when a session turns out to be one without a password
 * (KERN-010), but not to whoever has just confirmed an e-mail: the first password is being set there.
 */
export function SessionPrompt() {
  const { modals, notices } = useKernel()
  const { state } = useSession()
  const known = useRef(state)
  const isEntered = useRef(false)
  useBusEvent('session:changed', (change) => {
    isEntered.current = change.state === 'partial'
  })
  useBusEvent('session:prompted', ({ returnTo }) => {
    modals.open('authentication', returnTo === undefined ? {} : { returnTo })
    notices.show({ text: texts.signIn })
  })
  useEffect(() => {
    if (state === 'loading') return
    const before = known.current
    known.current = state
    if (state === 'partial' && !isEntered.current && before !== 'partial' && before !== 'loading')
      notices.show({ text: texts.signIn })
  }, [state, notices])
  return null
}
