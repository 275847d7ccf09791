import type { TradePoint } from '@prilavok/shared-kernel/contract'

/** `05.03.2024`: the day as a number that compares; undefined when it is none. */
function dayNumber(date: string | null): number | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date ?? '') ?? []
  return year ? Number(`${year}${month}${day}`) : undefined
}

const localDay = (now: Date): number => (now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate()

/** Other hours of a pick-up point that are not over: what they are, with their days where these are given (AMB-50). */
export function holidayText(
  { HOLIDAY_SCHEDULE, DATE_START, DATE_END }: TradePoint,
  now: number,
): string | undefined {
  const end = dayNumber(DATE_END)
  if (!HOLIDAY_SCHEDULE || (end !== undefined && end < localDay(new Date(now)))) return undefined
  const days = DATE_START && DATE_END ? ` (${DATE_START}–${DATE_END})` : ''
  return HOLIDAY_SCHEDULE + days
}
