import { clockOf, shopClock } from '@prilavok/shared-kernel/contract/shop-clock'

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]
const two = (n: number): string => String(n).padStart(2, '0')

/** `TIME_ZONE` of the shop, which its dates are told by; the default of `shopClock` where it has none. */
type TimeZone = string | undefined

/** For releases of parts from before dates were told by the time of the shop; no part uses it any more. */
export const moscowClock = (iso: string): Date => clockOf(iso, undefined)

/**
 * `05 марта 2024` (001 §9), by the time of the shop.
 * @param iso ISO 8601 date, with or without time
 * @throws RangeError when it is no date
 */
export const formatDate = (iso: string, timeZone: TimeZone): string => {
  const date = clockOf(iso, timeZone)
  return `${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/**
 * `05 марта 2024, 14:30`, by the time of the shop.
 * @throws RangeError when it is no date
 */
export const formatDateTime = (iso: string, timeZone: TimeZone): string => {
  const date = clockOf(iso, timeZone)
  return `${formatDate(iso, timeZone)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

/**
 * When something of the last days was: `14:05` on the same day, else `22 ноября, 14:05`, by the time of the shop.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export const formatRecent = (at: number, now: number, timeZone: TimeZone): string => {
  const date = shopClock(at, timeZone)
  const today = shopClock(now, timeZone)
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  const isToday = date.toISOString().slice(0, 10) === today.toISOString().slice(0, 10)
  return isToday ? clock : `${date.getUTCDate()}\u00a0${MONTHS[date.getUTCMonth()]}, ${clock}`
}
