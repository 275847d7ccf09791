import { tzOffset } from '@date-fns/tz/tzOffset'

/** Of shops that name no time zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'

const MINUTE_MS = 60_000

/**
 * What the clock of a shop shows at a moment, in the UTC fields of a date: `getUTCHours()` is the hour on the shop's wall.
 * @param at milliseconds since 1970
 * @param timeZone `TIME_ZONE` of the shop; the default where it names none, or one that this machine does not know
 */
export function shopClock(at: number, timeZone: string | null | undefined): Date {
  const moment = new Date(at)
  const offset = tzOffset(timeZone ?? DEFAULT_TIME_ZONE, moment)
  return new Date(at + (Number.isNaN(offset) ? tzOffset(DEFAULT_TIME_ZONE, moment) : offset) * MINUTE_MS)
}
