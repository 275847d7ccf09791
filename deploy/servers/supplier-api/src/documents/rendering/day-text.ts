import { shopClock } from '@prilavok/shared-kernel/contract/shop-clock'
import { NBSP } from './russian'

const DAY = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' })

/** `21 ноября 2026 г.`, by the time of the shop. @param timeZone of the shop; null: Moscow's */
export const dayText = (date: Date, timeZone: string | null): string =>
  DAY.format(shopClock(date.getTime(), timeZone)).replace(/\s(?!\d)/g, NBSP)
