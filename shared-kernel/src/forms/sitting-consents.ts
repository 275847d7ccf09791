import { CONSENTS_KEY, type Kernel, TAB_CONSENTS_KEY, useKernel } from '@prilavok/shared-kernel/kernel'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Place = Pick<Kernel, 'platform'>

const VISITOR = 'visitor'
/** Whoever uses this browser later is asked anew. */
const SITTING_MS = 2 * 3_600_000

function readGiven({ platform }: Place, kept: string | undefined): string | undefined {
  const [user, at] = (kept ?? '').split('|')
  return platform.now() - Number(at) < SITTING_MS ? user : undefined
}
const givenBy = (place: Place) => readGiven(place, place.platform.local.get(CONSENTS_KEY))
const givenInTabBy = (place: Place) => readGiven(place, place.platform.session.get(TAB_CONSENTS_KEY))

/** Both consents were sent, by the login that has just been made or by a visitor: they hold until that login ends, or a visitor's until the next one. */
export function rememberConsents({ platform }: Place): void {
  const { loggedIn, stamp } = readLoginIdentity(platform.cookies)
  const given = `${loggedIn ? stamp : VISITOR}|${platform.now()}`
  platform.local.set(CONSENTS_KEY, given)
  platform.session.set(TAB_CONSENTS_KEY, given)
}

const isGiven = ({ platform }: Place): boolean => {
  const { loggedIn, stamp } = readLoginIdentity(platform.cookies)
  return loggedIn && stamp !== '' && givenBy({ platform }) === stamp
}

/** A visitor has sent both consents in this sitting, and is one still. */
const isGivenByVisitor = (place: Place): boolean =>
  !readLoginIdentity(place.platform.cookies).loggedIn && givenBy(place) === VISITOR

/**
 * To be asked before a login that asks for no consents: by a confirmed e-mail, or with the first password. Whoever registers has sent
 * them; those of another user count for nobody.
 * @param isSameUser the login goes on with the session that is there
 * @returns a function that has the consents go over to the login, once that has been made
 */
export function consentsForLogin(place: Place, isSameUser: boolean): () => void {
  const areGiven = isGivenByVisitor(place) || (isSameUser && isGiven(place))
  return () => {
    if (areGiven) rememberConsents(place)
  }
}

/** Whether the user has given both consents in this sitting. False at first, as on the server. */
export function useConsentsGiven(): boolean {
  const kernel = useKernel()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted && isGiven(kernel)
}

/** A visitor has ticked both boxes of a form of this tab, and nobody has logged in since. */
const isTickedInTab = (place: Place): boolean =>
  !readLoginIdentity(place.platform.cookies).loggedIn &&
  givenInTabBy(place) === VISITOR &&
  (givenBy(place) ?? VISITOR) === VISITOR

/** The boxes of a form. */
interface ConsentForm {
  values: { agree: boolean; transfer: boolean }
  setValue: (field: 'agree' | 'transfer', isGiven: boolean) => void
}

/**
 * Ticks both boxes of a form where a visitor has ticked them in another one of this tab and sitting: they are seen, and may be taken
 * back (AMB-25).
 */
export function useVisitorsConsents({ values, setValue }: ConsentForm): void {
  const kernel = useKernel()
  const areTicked = values.agree && values.transfer
  const wereTicked = useRef(areTicked)
  const tick = useEffectEvent(() => {
    if (!isTickedInTab(kernel)) return
    setValue('agree', true)
    setValue('transfer', true)
  })
  useEffect(() => tick(), [])
  useEffect(() => {
    if (wereTicked.current === areTicked) return
    wereTicked.current = areTicked
    const { cookies, session, now } = kernel.platform
    if (readLoginIdentity(cookies).loggedIn) return
    if (!areTicked) session.remove(TAB_CONSENTS_KEY)
    // What the form has ticked by itself is as old as it was.
    else if (!isTickedInTab(kernel)) session.set(TAB_CONSENTS_KEY, `${VISITOR}|${now()}`)
  }, [areTicked, kernel])
}
