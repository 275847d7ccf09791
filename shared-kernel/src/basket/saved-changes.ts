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

export interface Saved {
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

export const isRecent = ({ now }: Pick<Place, 'now'>, { at }: Saved): boolean => now() - at < MAX_AGE_MS

/** Whether it was made under the login of now: what somebody else has left is not sent. */
export const isForNow = (
  { cookies }: Pick<Place, 'cookies'>,
  { login = '', loggedIn = login !== '' }: Saved,
): boolean => isSameLogin({ loggedIn, stamp: login }, readLoginIdentity(cookies))

/** Changes as they are saved now; undefined when there are none. */
export function savedOf(
  { cookies, now }: Pick<Place, 'cookies' | 'now'>,
  changes: SavedChange[],
  requests: ChangeRequest[],
): Saved | undefined {
  if (changes.length === 0 && requests.length === 0) return undefined
  const { stamp: login, loggedIn } = readLoginIdentity(cookies)
  return { at: now(), login, loggedIn, changes, requests }
}

export function saveChanges(place: Place, changes: SavedChange[], requests: ChangeRequest[]): void {
  const saved = savedOf(place, changes, requests)
  if (saved) place.session.set(SAVED_KEY, JSON.stringify(saved))
  else place.session.remove(SAVED_KEY)
}

/** What was left unsent; undefined when there is nothing, nothing that can be read, or somebody else has left it. */
export function readSaved(place: Place): Saved | undefined {
  try {
    const saved = JSON.parse(place.session.get(SAVED_KEY) ?? 'null') as Saved | null
    return saved && isRecent(place, saved) && isForNow(place, saved) ? saved : undefined
  } catch {
    return undefined
  }
}
