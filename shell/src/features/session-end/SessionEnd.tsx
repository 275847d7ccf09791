import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { takeLogout } from '@prilavok/shared-kernel/token'
import { useEffect, useEffectEvent } from 'react'
import { isEndSaid, takeEnd } from '../../model/session-end'
import { endTexts } from '../../texts'
import { sessionEndTexts } from './texts'

/** The notice that each page shows: a logout has the whole page rendered anew. */
const shown = new WeakMap<Kernel, number>()

/**
 * Tells once why nobody is logged in any more: after a logout, in another tab, too, and where the session has ended by itself, by a
 * reload, too; of a login that is gone without a trace (deleted cookies, a login of before the stamps) only that. A login that opens just then says it instead (`SessionPrompt`).
 */
export function SessionEnd() {
  const kernel = useKernel()
  const { platform, notices, modals, token } = kernel
  const close = () => notices.close(shown.get(kernel) ?? 0)
  const show = (text: string) => {
    close()
    const id = notices.show({
      text,
      // Nobody asked for it, and what was begun waits behind the login: it stays until somebody has read it, or has logged in.
      lasting: true,
      action: { label: sessionEndTexts.logIn, run: () => modals.open('authentication', {}) },
    })
    shown.set(kernel, id)
  }
  const tellEnd = useEffectEvent(() => {
    if (isEndSaid(kernel)) return
    const text = takeEnd(kernel)
    if (text) show(text)
  })
  useBusEvent('session:changed', ({ state, expired, unexplained }) => {
    if (state !== 'visitor') return close()
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
