import type { TradePoint } from './api/shop'

const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/

/** Day of a date as the API writes it, `05.03.2024`, as `2024-03-05`, which compares as text; undefined for what is no date. */
export const isoDay = (date: string | null | undefined): string | undefined => {
  const [, day, month, year] = DAY.exec(date ?? '') ?? []
  return year && `${year}-${month}-${day}`
}

/** Other hours of a point than the usual ones. */
export interface SpecialDays {
  hours: string
  /** In brackets, after a space; '' where the point does not give both. */
  days: string
}

/**
 * Other hours of a point with their days, until the last of them is over (AMB-50): who comes next week wants to know, too.
 * @param today day where the shop is, `2024-03-05`
 */
export function specialDays(
  { HOLIDAY_SCHEDULE, DATE_START, DATE_END }: TradePoint,
  today: string,
): SpecialDays | undefined {
  const last = isoDay(DATE_END)
  if (!HOLIDAY_SCHEDULE || (last !== undefined && last < today)) return undefined
  return { hours: HOLIDAY_SCHEDULE, days: DATE_START && DATE_END ? ` (${DATE_START}–${DATE_END})` : '' }
}
