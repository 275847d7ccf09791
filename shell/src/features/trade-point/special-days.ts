import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { isoDay } from '../../model/iso-day'
import { tradePointTexts } from './texts'

/**
 * Other hours of a point with their days, until the last of them is over (AMB-50): who comes next week wants to know, too.
 * @param today day where the shop is, `2024-03-05`
 */
export function specialDays(
  { HOLIDAY_SCHEDULE, DATE_START, DATE_END }: TradePoint,
  today: string,
): string | undefined {
  const last = isoDay(DATE_END)
  if (!HOLIDAY_SCHEDULE || (last !== undefined && last < today)) return undefined
  const days = DATE_START && DATE_END ? ` (${DATE_START}–${DATE_END})` : ''
  return tradePointTexts.specialDays(days, HOLIDAY_SCHEDULE)
}
