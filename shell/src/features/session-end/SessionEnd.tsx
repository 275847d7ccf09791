import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { noteEndTold, takeLogout, untoldEnd } from '@prilavok/shared-kernel/token'
import { useEffect, useEffectEvent } from 'react'
import { sessionEndTexts } from './texts'

/** A page that is loaded anew at that very moment has not been read: the next one tells it. */
const READ_MS = 1000

/** Tells once why nobody is logged in any more: after a logout, and where the session has ended by itself, by a reload, too. */
export function SessionEnd() {
  const { platform, notices, modals } = useKernel()
  const tellEnd = useEffectEvent(() => {
    const stamp = untoldEnd(platform)
    if (!stamp || notices.current().some(({ text }) => text === sessionEndTexts.ended)) return
    notices.show({
      text: sessionEndTexts.ended,
      action: { label: sessionEndTexts.logIn, run: () => modals.open('authentication', {}) },
    })
    setTimeout(() => noteEndTold(platform, stamp), READ_MS)
  })
  useBusEvent('session:changed', ({ state, expired }) => {
    if (state === 'visitor' && expired) tellEnd()
  })
  const tellOnLoad = useEffectEvent(() => {
    const logout = takeLogout(platform)
    if (logout) notices.show({ kind: 'success', text: sessionEndTexts.loggedOut[logout] })
    else tellEnd()
  })
  useEffect(() => tellOnLoad(), [])
  return null
}
