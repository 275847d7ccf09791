import type { Bus } from '@prilavok/shared-kernel/bus'
import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { DRAFTS_KEY, type KeyValueStore } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { hashKey, type QueryClient } from '@tanstack/react-query'

/** Id of the user whose drafts this tab keeps; none while only visitors have typed. */
const OWNER_KEY = 'drafts_owner'

/**
 * What was typed into the forms of this tab is seen again by the same user alone. A logout in any tab removes it. A session that
 * ends by itself leaves it: the user logs in again and goes on; if somebody else does, it goes.
 */
export function keepDraftsPrivate(bus: Bus, query: QueryClient, session: KeyValueStore): void {
  const personal = hashKey(queryKeys.personal)
  bus.on('session:changed', ({ state, expired }) => {
    if (state !== 'visitor' || expired) return
    session.remove(DRAFTS_KEY)
    session.remove(OWNER_KEY)
  })
  query.getQueryCache().subscribe(({ query: { queryHash, state } }) => {
    if (queryHash !== personal) return
    const id = (state.data as PersonalAnswer | undefined)?.ITEM.ID
    const owner = session.get(OWNER_KEY)
    if (!id || owner === String(id)) return
    if (owner) session.remove(DRAFTS_KEY)
    session.set(OWNER_KEY, String(id))
  })
}
