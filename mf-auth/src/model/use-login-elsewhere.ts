import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useContext } from 'react'
import { AuthViewsContext } from './auth-views'
import { loggedInTexts } from './texts'

interface LoginElsewhere {
  /** The form is being sent: what comes of it is its own. */
  busy?: boolean
  /** What is typed comes back when the form is opened again. */
  drafted?: boolean
}

/**
 * A login in another tab leaves nothing to do for a visitor's form in the modal: it closes and says why. What was typed is
 * not thrown away: such a form stays, as a page of its own does, and says who is logged in (`AlreadyLoggedIn`).
 */
export function useLoginElsewhere({ busy = false, drafted = false }: LoginElsewhere = {}): void {
  const isInModal = useContext(AuthViewsContext) !== null
  const { modals, notices, leaveGuards } = useKernel()
  useBusEvent('session:changed', ({ state }) => {
    if (!isInModal || busy || state !== 'customer') return
    if (!drafted && leaveGuards.active()) return
    modals.close()
    notices.show({ text: loggedInTexts.elsewhere })
  })
}
