import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'
import { dateText, dayOfText } from '@prilavok/shared-kernel/ui/date-field'

/** A day of the address, yyyy-MM-dd, as the API takes it: dd.MM.yyyy (AMB-55); undefined when it is no day. */
export function apiDay(day: string): string | undefined {
  const text = dateText(day)
  return dayOfText(text) === day ? text : undefined
}

/** The day of an ISO time of the API by the shop's time, as a date field takes it; undefined when there is none. */
export function dayOf(time: string | null | undefined, timeZone: string | undefined): string | undefined {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? undefined : todayOf(at, timeZone)
}

/** The day of the shop at a moment, yyyy-MM-dd. @param now milliseconds since 1970 */
export const todayOf = (now: number, timeZone: string | undefined): string =>
  shopClock(now, timeZone).toISOString().slice(0, 'yyyy-MM-dd'.length)
