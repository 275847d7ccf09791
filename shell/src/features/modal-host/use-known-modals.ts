import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type OpenModal, useOpenModals } from '@prilavok/shared-kernel/modals'
import { useEffect } from 'react'

const MISSING = 'Это окно сейчас недоступно. Обновите страницу или повторите позже'

/**
 * The modals that are open and that a part of this page brings. One that no part brings (its part could not be read, or is of
 * another version) is closed again, and the buyer is told: nothing may wait for a window that does not come.
 */
export function useKnownModals(): readonly OpenModal[] {
  const { plan, modals, notices } = useKernel()
  const open = useOpenModals()
  const isKnown = ({ name }: OpenModal) => plan.modals[name] !== undefined
  const missing = open.find((modal) => !isKnown(modal))?.name
  useEffect(() => {
    if (missing === undefined) return
    modals.close(missing)
    notices.show({ kind: 'error', text: MISSING })
  }, [missing, modals, notices])
  return open.filter(isKnown)
}
