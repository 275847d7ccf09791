import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { useEffect, useState } from 'react'

/** Stamp of the login at which both consents were given in this tab. */
const KEY = 'consents_of'

/** Both consents were given at the login that has just been made: nobody is asked again until it ends or the tab is closed. */
export function rememberConsents({ platform }: Pick<Kernel, 'platform'>): void {
  platform.session.set(KEY, readLoginIdentity(platform.cookies).stamp)
}

const isGiven = ({ platform }: Pick<Kernel, 'platform'>): boolean => {
  const { loggedIn, stamp } = readLoginIdentity(platform.cookies)
  return loggedIn && stamp !== '' && platform.session.get(KEY) === stamp
}

/** Whether the user has given both consents in this sitting. False at first, as on the server. */
export function useConsentsGiven(): boolean {
  const kernel = useKernel()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted && isGiven(kernel)
}
