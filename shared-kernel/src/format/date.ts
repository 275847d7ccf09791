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
/** Moscow has had no daylight saving since 2014: a fixed shift gives the server and the browser the same text. */
const MOSCOW_SHIFT_MS = 3 * 60 * 60 * 1000
const two = (n: number): string => String(n).padStart(2, '0')

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * The wall clock of Moscow in UTC fields. A date alone is the same day everywhere; a time without a zone is Moscow's.
 * @param iso ISO 8601 date, with or without time
 * @throws RangeError when it is no date
 */
export const moscowClock = (iso: string): Date => {
  const [matched, time, , , zone] = ISO.exec(iso) ?? []
  const instant = Date.parse(time && !zone ? `${iso}Z` : iso)
  if (!matched || Number.isNaN(instant)) {
    throw new RangeError(`formatDate got «${iso}», which is not an ISO 8601 date: check the API answer.`)
  }
  return new Date(zone ? instant + MOSCOW_SHIFT_MS : instant)
}

/**
 * `05 марта 2024` (001 §9), by Moscow time.
 * @param iso ISO 8601 date, with or without time
 * @throws RangeError when it is no date
 */
export const formatDate = (iso: string): string => {
  const date = moscowClock(iso)
  return `${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/**
 * `05 марта 2024, 14:30`, by Moscow time.
 * @throws RangeError when it is no date
 */
export const formatDateTime = (iso: string): string => {
  const date = moscowClock(iso)
  return `${formatDate(iso)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

/**
 * When something of the last days was: `14:05` on the same day, else `22 ноября, 14:05`, by Moscow time.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export const formatRecent = (at: number, now: number): string => {
  const date = new Date(at + MOSCOW_SHIFT_MS)
  const today = new Date(now + MOSCOW_SHIFT_MS)
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  const isToday = date.toISOString().slice(0, 10) === today.toISOString().slice(0, 10)
  return isToday ? clock : `${date.getUTCDate()}\u00a0${MONTHS[date.getUTCMonth()]}, ${clock}`
}
