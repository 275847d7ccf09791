import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { takeLogout } from '@prilavok/shared-kernel/token'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isEndSaid, takeEnd } from '../../model/session-end'
import { endTexts } from '../../texts'
import { sessionEndTexts } from './texts'

/**
 * Tells once why nobody is logged in any more: after a logout, in another tab, too, and where the session has ended by itself, by a
 * reload, too; of a login that is gone without a trace (deleted cookies, a login of before the stamps) only that. A login that opens just then says it instead (`SessionPrompt`).
 */
export function SessionEnd() {
  const kernel = useKernel()
  const { platform, notices, modals, token } = kernel
  const shown = useRef(0)
  const show = (text: string) => {
    shown.current = notices.show({
      text,
      // Nobody asked for it, and what was begun waits behind the login: it stays until somebody has read it, or has logged in.
      lasting: true,
      action: { label: sessionEndTexts.logIn, run: () => modals.open('authentication', {}) },
    })
  }
  const tellEnd = useEffectEvent(() => {
    if (isEndSaid(kernel)) return
    const text = takeEnd(kernel)
    if (text) show(text)
  })
  useBusEvent('session:changed', ({ state, expired, unexplained }) => {
    if (state !== 'visitor') return notices.close(shown.current)
    if (expired) tellEnd()
    else if (!token.isLoggingOut()) show(unexplained ? endTexts.unexplained : endTexts.elsewhere)
  })
  const tellOnLoad = useEffectEvent(() => {
    const logout = takeLogout(platform)
    if (logout) notices.show({ kind: 'success', text: sessionEndTexts.loggedOut[logout] })
    else tellEnd()
  })
  useEffect(() => tellOnLoad(), [])
  return null
}
