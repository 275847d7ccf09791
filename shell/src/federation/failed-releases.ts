import type { PartName } from '@prilavok/shared-kernel/contract'
import {
  FAILED_RELEASES_COOKIE,
  parseCookies,
  serializeCookie,
} from '@prilavok/shared-kernel/contract/cookies'

const DAY_SECONDS = 86_400
/** The header of every request carries them. */
const MAX_RELEASES = 8

/** The next document of the edge has another release (for a day, in this browser). */
export function avoidRelease(page: Window, part: PartName, version: string): void {
  const { document, location } = page
  const failed = parseCookies(document.cookie)[FAILED_RELEASES_COOKIE]?.split(',') ?? []
  const releases = [...new Set([...failed, `${part}@${version}`])].slice(-MAX_RELEASES)
  document.cookie = serializeCookie(
    FAILED_RELEASES_COOKIE,
    releases.join(','),
    location.protocol === 'https:',
    DAY_SECONDS,
  )
}
