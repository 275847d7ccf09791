import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { tradePointTexts } from './texts'

const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/

/** `05.03.2024` as a number that compares; undefined for what is no date. */
const dayNumber = (date: string | null): number | undefined => {
  const [, day, month, year] = DAY.exec(date ?? '') ?? []
  return year ? Number(year + month + day) : undefined
}

const today = (now: number): number => {
  const date = new Date(now)
  return (date.getFullYear() * 100 + date.getMonth() + 1) * 100 + date.getDate()
}

/** Other hours of a point with their days, until the last of them is over (AMB-50): who comes next week wants to know, too. */
export function specialDays(
  { HOLIDAY_SCHEDULE, DATE_START, DATE_END }: TradePoint,
  now: number,
): string | undefined {
  const last = dayNumber(DATE_END)
  if (!HOLIDAY_SCHEDULE || (last !== undefined && last < today(now))) return undefined
  const days = DATE_START && DATE_END ? ` (${DATE_START}–${DATE_END})` : ''
  return tradePointTexts.specialDays(days, HOLIDAY_SCHEDULE)
}
