import type { Platform } from '@prilavok/shared-kernel/kernel'

const RELOADED_AT = 'token_reloaded_at'
const PAUSE_MS = 60_000
/** A page of a slow telephone is there by then. */
const START_MS = 30_000

type Place = Pick<Platform, 'session' | 'now' | 'reload' | 'open'>

/** Milliseconds since 1970 of the last reload by `reloadOnce` in this tab; 0 without one. */
export const reloadedAt = ({ session }: Pick<Place, 'session'>): number =>
  Number(session.get(RELOADED_AT) ?? 0)

/** Milliseconds. The clocks of two pages of one tab differ by what each has corrected: the reload may be in the future of this one. */
const sinceReload = (place: Place): number => Math.abs(place.now() - reloadedAt(place))

/** Loads the page anew because its token is no good; when that did not help within a minute, the error page opens (AMB-18). */
export function reloadOnce(place: Place): void {
  if (sinceReload(place) < PAUSE_MS) {
    place.open('/server-error')
    return
  }
  place.session.set(RELOADED_AT, String(place.now()))
  place.reload()
}

/** Whether this page was loaded by `reloadOnce`: the buyer has not asked for it. */
export const wasReloaded = (place: Place): boolean => sinceReload(place) < START_MS
