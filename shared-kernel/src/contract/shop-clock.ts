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

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * What the clock of the shop shows, in UTC fields. A date alone is the same day everywhere; a time without a zone is the shop's.
 * @param iso ISO 8601 date, with or without time
 * @param timeZone as for `shopClock`
 * @throws RangeError when it is no date
 */
export function clockOf(iso: string, timeZone: string | null | undefined): Date {
  const [matched, time, , , zone] = ISO.exec(iso) ?? []
  const instant = Date.parse(time && !zone ? `${iso}Z` : iso)
  if (!matched || Number.isNaN(instant)) {
    throw new RangeError(`formatDate got «${iso}», which is not an ISO 8601 date: check the API answer.`)
  }
  return zone ? shopClock(instant, timeZone) : new Date(instant)
}
