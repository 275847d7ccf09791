/** Of shops that name no time zone. */
const MOSCOW = 'Europe/Moscow'

export interface ZonedTime {
  /** `2026-03-05`, which compares as text. */
  day: string
  /** 0 is Monday. */
  weekday: number
  /** Since midnight. */
  minutes: number
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
  try {
    return format(timeZone)
  } catch {
    // A zone that this browser does not know.
    return format(MOSCOW)
  }
}

/** Day and time where the shop is, whatever the clock of the visitor shows. @param now milliseconds */
export function zonedTime(now: number, timeZone: string = MOSCOW): ZonedTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: WEEKDAYS.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}
