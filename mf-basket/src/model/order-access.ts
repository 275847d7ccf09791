import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type Session, useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useEffect, useState } from 'react'
import { modelTexts } from './texts'

/**
 * Whether this visitor may send an order (AMB-06). `limited`: a user without password; `blocked`: the supplier does not
 * allow it; a visitor without a login is asked for one.
 */
export type OrderAccess = 'loading' | 'visitor' | 'limited' | 'blocked' | 'allowed'

/** Nothing that this visitor does now lets an order be sent. */
export const isDenied = (access: OrderAccess): boolean => access === 'limited' || access === 'blocked'

/** Why not, in one sentence. */
export const deniedText = (access: OrderAccess): string =>
  access === 'limited'
    ? modelTexts.limitedMode
    : `${modelTexts.supplierBlock} ${modelTexts.supplierBlockReason}.`

const COOKIE = 'disabled_to_order'

const remember = ({ platform: { cookies } }: Kernel, blocked: boolean) =>
  blocked ? cookies.set(COOKIE, 'Y') : cookies.remove(COOKIE)

function accessOf({ state, personal }: Session, remembered: boolean): OrderAccess {
  if (state === 'loading') return remembered ? 'blocked' : 'loading'
  if (state === 'visitor') return 'visitor'
  if (state === 'partial') return 'limited'
  return isYes(personal?.CLIENT_ALLOW_TO_ORDER) ? 'allowed' : 'blocked'
}

/** The cookie disabled_to_order is read before it is known who visits, and follows what is known then. */
export function useOrderAccess() {
  const kernel = useKernel()
  const session = useSession()
  const [blacklisted, setBlacklisted] = useState(false)
  const [remembered] = useState(() => kernel.platform.cookies.get(COOKIE) === 'Y')
  const known = accessOf(session, remembered)
  const access: OrderAccess = blacklisted ? 'blocked' : known
  useEffect(() => {
    if (session.state === 'customer') remember(kernel, access === 'blocked')
  }, [kernel, session.state, access])
  return { access, session, blacklist: () => setBlacklisted(true) }
}
