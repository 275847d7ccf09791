import type { BusEvents, PersonalAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { Store } from '@prilavok/shared-kernel/store'
import {
  isAnothersSession,
  isSameLogin,
  type LoginIdentity,
  readLoginIdentity,
  readSession,
} from '@prilavok/shared-kernel/token'
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'

interface SessionInit
  extends Pick<Kernel, 'bus' | 'query' | 'platform' | 'modals' | 'notices' | 'leaveGuards'> {
  userChanges: Store<number>
}

/** Whose page it is. */
export interface PageUser {
  /** The login that the page has heard of last; the cookies may hold another one by now. */
  login(): LoginIdentity
  /** Whether the page was that of a customer with another e-mail, whose session has ended by itself or goes on. */
  isAnother(email: string): boolean
  /** Does what another tab, or the server, has changed without the page having heard of it. */
  catchUp(): void
  /** Returns a function that throws an abort when the page, or the session of the cookies, has become somebody else's since. */
  guard(): () => void
  dispose(): void
}

const PERSONAL = hashKey(queryKeys.personal)

/** Every page's header shows them, and a login is over for the eye when they are right; the basket's comes with the merge. */
const HEADER = new Set([queryKeys.personal, queryKeys.favouritesCount].map((key) => hashKey(key)))
/** The rest of the page waits no longer than so for an answer of those. */
const HEADER_TIMEOUT_MS = 300

/** Has everything read anew after a login: what the header shows first, then what the page shows. */
const readAnew = async (query: QueryClient): Promise<void> => {
  // What comes of these is still the visitor's.
  const begunBefore = new Set(query.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  void query.invalidateQueries({ refetchType: 'none' })
  const header = query.refetchQueries({ type: 'active', predicate: ({ queryHash }) => HEADER.has(queryHash) })
  await Promise.race([header, new Promise((resolve) => setTimeout(resolve, HEADER_TIMEOUT_MS))])
  const isOfLogin = (one: Query) => one.state.fetchStatus === 'fetching' || !one.isStale()
  await query.refetchQueries({
    type: 'active',
    predicate: (one) => !HEADER.has(one.queryHash) && (begunBefore.has(one) || !isOfLogin(one)),
  })
}

/** Whether nothing of the former user may stay. A session that ends by itself leaves the page: the same user may go on. */
export const isEndOfUser = ({ state, expired, replaced }: BusEvents['session:changed']): boolean =>
  replaced === true || (state === 'visitor' && !expired)

/**
 * Keeps the page of one user apart from that of the next. After a logout, or when somebody else logs in, in this tab or another,
 * what was loaded for the former user goes before anything is rendered again, and `userChanges` has everything rendered anew.
 * A login in place of a visitor keeps the old data until the new are there (KERN-009).
 */
export function followSession(init: SessionInit): PageUser {
  const { bus, query, platform, modals, notices, leaveGuards, userChanges } = init
  const known: { login: LoginIdentity; user?: { ID: number; EMAIL?: string } | undefined } = {
    login: readLoginIdentity(platform.cookies),
  }

  /** @param keep hash of the query that holds the new user's data already */
  const startOver = (keep?: string) => {
    query.getMutationCache().clear()
    leaveGuards.question.current()?.stay()
    modals.close()
    for (const { id } of notices.current()) notices.close(id)
    void query.resetQueries({ predicate: ({ queryHash }) => queryHash !== keep })
    userChanges.update((count) => count + 1)
  }

  bus.on('session:changed', (change) => {
    known.login = readLoginIdentity(platform.cookies)
    if (isEndOfUser(change)) {
      known.user = undefined
      startOver()
    } else if (change.state === 'visitor') void query.resetQueries()
    else void readAnew(query)
  })
  const catchUp = () => {
    const now = readLoginIdentity(platform.cookies)
    const { loggedIn, stamp } = known.login
    if (isSameLogin(now, known.login)) return
    const member = readSession(platform.cookies).hasRefreshToken ? 'customer' : 'partial'
    const isOver = !now.loggedIn
    const expired = isOver && stamp !== '' && now.stamp === stamp
    const isLogout = stamp !== '' && now.stamp === ''
    bus.emitHere('session:changed', {
      state: isOver ? 'visitor' : member,
      expired,
      replaced: loggedIn && now.loggedIn,
      ...(isOver && !expired && !isLogout ? { unexplained: true } : {}),
    })
  }
  const ends = [
    query.getQueryCache().subscribe(({ query: { queryHash, state } }) => {
      const user = queryHash === PERSONAL ? (state.data as PersonalAnswer | undefined)?.ITEM : undefined
      if (!user?.ID) return
      const isSomebodyElse = known.user !== undefined && known.user.ID !== user.ID
      known.user = { ID: user.ID, EMAIL: user.EMAIL }
      if (isSomebodyElse) startOver(PERSONAL)
    }),
    // A page that was frozen, or comes back by «Back», has not heard what other tabs have said meanwhile.
    platform.onPage('shown', catchUp),
  ]
  return {
    login: () => known.login,
    isAnother(email) {
      // A supplier's own back end may not say it.
      const present = known.user?.EMAIL?.toLowerCase()
      return present !== undefined && present !== email.trim().toLowerCase()
    },
    catchUp,
    guard() {
      const [changes, login] = [userChanges.current(), known.login]
      return () => {
        if (isAnothersSession(login, readLoginIdentity(platform.cookies))) catchUp()
        else if (userChanges.current() === changes) return
        throw new DOMException('The user has changed.', 'AbortError')
      }
    },
    dispose() {
      for (const end of ends) end()
    },
  }
}
