import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'
import { NBSP } from './russian'

const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** `21 ноября 2026 г.`, by the time of the shop. @param timeZone of the shop; null: Moscow's */
export function dayText(date: Date, timeZone: string | null): string {
  const day = shopClock(date.getTime(), timeZone)
  return `${day.getUTCDate()}${NBSP}${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}${NBSP}г.`
}
