import { useBusEvent } from '@prilavok/shared-kernel/bus'
import type { BusEvents } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { loginReason } from '../../model/login-reason'
import { takeEnd } from '../../model/session-end'
import { texts } from '../../texts'

/** The page that a visitor was sent away from before this document was loaded. */
const returnToOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined

/**
 * Shows the login to whoever needs one, and says why (AMB-53): what has ended the session, and which page needs it. Also when a session
 * turns out to be one without a password (KERN-010), but not to whoever has just confirmed an e-mail: the first password is being set
 * there. A reload asks again.
 */
export function SessionPrompt() {
  const kernel = useKernel()
  const { modals, notices } = kernel
  const { state } = useSession()
  const location = useLocation()
  const promptFor = useRef(returnToOf(location.state))
  const known = useRef(state)
  const isEntered = useRef(false)
  useBusEvent('session:changed', (change) => {
    isEntered.current = change.state === 'partial'
  })
  const prompt = useEffectEvent(({ returnTo }: BusEvents['session:prompted']) => {
    const reasons = [takeEnd(kernel), returnTo && loginReason(kernel, returnTo)]
    const why = reasons.filter(Boolean).join(' ')
    modals.open('authentication', {
      ...(returnTo === undefined ? {} : { returnTo }),
      ...(why ? { why } : {}),
    })
    notices.show({ text: texts.signIn })
  })
  useBusEvent('session:prompted', (event) => prompt(event))
  useEffect(() => {
    if (state === 'loading') return
    const returnTo = promptFor.current
    promptFor.current = undefined
    if (returnTo !== undefined && state === 'visitor') prompt({ returnTo })
  }, [state])
  useEffect(() => {
    if (state === 'loading') return
    const before = known.current
    known.current = state
    if (state === 'partial' && !isEntered.current && before !== 'partial' && before !== 'loading')
      notices.show({ text: texts.signIn })
  }, [state, notices])
  return null
}
