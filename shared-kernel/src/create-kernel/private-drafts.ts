import type { Bus } from '@prilavok/shared-kernel/bus'
import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { USER_COOKIES } from '@prilavok/shared-kernel/contract/cookies'
import { DRAFTS_KEY, type Platform } from '@prilavok/shared-kernel/kernel'
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
  { session, cookies }: Pick<Platform, 'session' | 'cookies'>,
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
