import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'

export interface ZonedTime {
  /** `2026-03-05`, which compares as text. */
  day: string
  /** 0 is Monday. */
  weekday: number
  /** Since midnight. */
  minutes: number
}

/** Day and time where the shop is, whatever the clock of the visitor shows. @param now milliseconds */
export function zonedTime(now: number, timeZone?: string): ZonedTime {
  const clock = shopClock(now, timeZone)
  return {
    day: clock.toISOString().slice(0, 'yyyy-MM-dd'.length),
    weekday: (clock.getUTCDay() + 6) % 7,
    minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  }
}
