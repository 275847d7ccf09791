import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useStore } from '@prilavok/shared-kernel/store'
import { Fragment, type ReactNode } from 'react'

/**
 * Renders its children anew, from nothing, when the page becomes somebody else's: not a letter typed by the former user, nor a
 * copy of his markup, stays on the screen. A store of React renders at once, before the browser paints.
 */
export function OfOneUser({ children }: { children: ReactNode }) {
  const changes = useStore(useKernel().userChanges)
  return <Fragment key={changes}>{children}</Fragment>
}
