import type { Bus } from '@prilavok/shared-kernel/bus'
import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { USER_COOKIES } from '@prilavok/shared-kernel/contract/cookies'
import { CONSENTS_KEY, DRAFTS_KEY, type Platform, TAB_CONSENTS_KEY } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { readLoginIdentity } from '@prilavok/shared-kernel/token'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { isEndOfUser } from './follow-session'

/** Id of the user whose drafts this tab keeps; none while only visitors have typed. */
const OWNER_KEY = 'drafts_owner'

/**
 * What was typed into the forms of this tab, and what was chosen for orders in this browser, is seen again by the same user alone. A
 * logout in any tab removes it. A session that ends by itself leaves it: the user logs in again and goes on; if somebody else does, it goes.
 */
export function keepDraftsPrivate(
  bus: Bus,
  query: QueryClient,
  { session, local, cookies }: Pick<Platform, 'session' | 'local' | 'cookies'>,
): void {
  const personal = hashKey(queryKeys.personal)
  const forget = () => {
    session.remove(DRAFTS_KEY)
    session.remove(OWNER_KEY)
    for (const name of USER_COOKIES) cookies.remove(name)
  }
  // The tab was closed, or asleep, when the owner logged out in another one.
  const { loggedIn, stamp } = readLoginIdentity(cookies)
  if (session.get(OWNER_KEY) && !loggedIn && stamp === '') forget()
  bus.on('session:changed', (change) => {
    if (isEndOfUser(change)) forget()
    // Whoever comes after a login or a logout gives his own.
    session.remove(TAB_CONSENTS_KEY)
    const now = readLoginIdentity(cookies)
    if (!now.loggedIn || !local.get(CONSENTS_KEY)?.startsWith(`${now.stamp}|`)) local.remove(CONSENTS_KEY)
  })
  query.getQueryCache().subscribe(({ query: { queryHash, state } }) => {
    if (queryHash !== personal) return
    const id = (state.data as PersonalAnswer | undefined)?.ITEM.ID
    const owner = session.get(OWNER_KEY)
    if (!id || owner === String(id)) return
    if (owner) forget()
    session.set(OWNER_KEY, String(id))
  })
}
