import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { useEffect, useEffectEvent, useState } from 'react'

/** Stamp of the login with which both consents were given in this tab; `VISITOR` without a login. */
const KEY = 'consents_of'
const VISITOR = 'visitor'

/** Both consents were sent, by the login that has just been made or by a visitor: they hold until that login ends, or a visitor's until the next one. */
export function rememberConsents({ platform }: Pick<Kernel, 'platform'>): void {
  const { loggedIn, stamp } = readLoginIdentity(platform.cookies)
  platform.session.set(KEY, loggedIn ? stamp : VISITOR)
}

/** Somebody has logged in without a form that asks for consents: what a visitor has sent says nothing of who comes after that login. */
export function forgetVisitorsConsents({ platform }: Pick<Kernel, 'platform'>): void {
  if (platform.session.get(KEY) === VISITOR) platform.session.remove(KEY)
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

/** Ticks both boxes of a form where a visitor has sent them in this sitting: they are seen, and may be taken back (AMB-25). */
export function useVisitorsConsents(setValue: (field: 'agree' | 'transfer', isGiven: boolean) => void): void {
  const { platform } = useKernel()
  const tick = useEffectEvent(() => {
    if (readLoginIdentity(platform.cookies).loggedIn || platform.session.get(KEY) !== VISITOR) return
    setValue('agree', true)
    setValue('transfer', true)
  })
  useEffect(() => tick(), [])
}
