import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { todayOf } from '../../model/order-dates'

/** `05.03.2024` as `2024-03-05`, which compares; undefined when it is none. */
function dayOf(date: string | null): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date ?? '') ?? []
  return year ? `${year}-${month}-${day}` : undefined
}

/**
 * Other hours of a pick-up point that are not over: what they are, with their days where these are given (AMB-50).
 * @param now ms since 1970
 * @param timeZone `TIME_ZONE` of the shop
 */
export function holidayText(
  { HOLIDAY_SCHEDULE, DATE_START, DATE_END }: TradePoint,
  now: number,
  timeZone: string | undefined,
): string | undefined {
  const end = dayOf(DATE_END)
  if (!HOLIDAY_SCHEDULE || (end !== undefined && end < todayOf(now, timeZone))) return undefined
  const days = DATE_START && DATE_END ? ` (${DATE_START}–${DATE_END})` : ''
  return HOLIDAY_SCHEDULE + days
}
