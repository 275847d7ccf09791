import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import { isSameLogin, readLoginIdentity } from '@prilavok/shared-kernel/token'
import type { Change } from './change'
import type { ChangeRequest } from './requests'
import { SAVED_KEY } from './saved-key'

/** A change as it survives a reload. */
export interface SavedChange extends Pick<Change, 'item' | 'held' | 'target'> {
  basket: BasketType
  /** What requests without an answer may have made of the count. */
  sent: number[]
}

interface Saved {
  /** Milliseconds since 1970. */
  at: number
  /** Stamp of the login that they were made under. @default '' */
  login?: string
  /** Whether that login went on. @default `login` is not '' */
  loggedIn?: boolean
  changes: SavedChange[]
  /** Additions without an answer: they are repeated with their keys, which makes a second one harmless. */
  requests: ChangeRequest[]
}

/** A tab that is opened again later than this has nothing left to send. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

type Place = Pick<Platform, 'session' | 'cookies' | 'now'>

export function saveChanges(
  { session, cookies, now }: Place,
  changes: SavedChange[],
  requests: ChangeRequest[],
): void {
  if (changes.length === 0 && requests.length === 0) session.remove(SAVED_KEY)
  else {
    const { stamp: login, loggedIn } = readLoginIdentity(cookies)
    session.set(SAVED_KEY, JSON.stringify({ at: now(), login, loggedIn, changes, requests } satisfies Saved))
  }
}

/** What was left unsent; undefined when there is nothing, nothing that can be read, or somebody else has left it. */
export function readSaved({ session, cookies, now }: Place): Saved | undefined {
  try {
    const saved = JSON.parse(session.get(SAVED_KEY) ?? 'null') as Saved | null
    if (!saved || now() - saved.at >= MAX_AGE_MS) return undefined
    const { login = '', loggedIn = login !== '' } = saved
    return isSameLogin({ loggedIn, stamp: login }, readLoginIdentity(cookies)) ? saved : undefined
  } catch {
    return undefined
  }
}
