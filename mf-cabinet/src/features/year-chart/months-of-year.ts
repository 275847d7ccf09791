import type { Order } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { dayOf } from '../../model/order-dates'
import { isCalledOff } from '../../model/order-status'
import { lastMonths, monthOf } from './last-months'

/** What was ordered in one month of the shop's calendar. */
export interface Month {
  /** yyyy-MM */
  month: string
  count: number
  /** Roubles. */
  sum: number
}

/**
 * Orders by month, those for bonus points and those that were called off left out.
 * @param today yyyy-MM-dd
 * @param timeZone `TIME_ZONE` of the shop
 */
export function monthsOfYear(orders: readonly Order[], today: string, timeZone: string | undefined): Month[] {
  const months = new Map(lastMonths(today).map((month) => [month, { month, count: 0, kopecks: 0 }]))
  for (const { CREATE_DATE, STATUS, IS_LOYALTY, POSITION_SUM } of orders) {
    const known = months.get(monthOf(dayOf(CREATE_DATE, timeZone) ?? ''))
    if (!known || isYes(IS_LOYALTY) || isCalledOff(STATUS)) continue
    known.count += 1
    known.kopecks += Math.round(POSITION_SUM * 100)
  }
  return [...months.values()].map(({ month, count, kopecks }) => ({ month, count, sum: kopecks / 100 }))
}

export interface YearSums {
  count: number
  /** Roubles. */
  sum: number
  /** Of one order. */
  perOrder: number
  /** From the month of the first order on: whoever has bought since March has no empty January. */
  perMonth: number
}

const toKopecks = (sum: number): number => Math.round(sum * 100) / 100

/** What all months come to, and what is usual: averages are told to the kopeck, as the table tells them. */
export function sumsOf(months: readonly Month[]): YearSums {
  const count = months.reduce((all, month) => all + month.count, 0)
  const sum = months.reduce((all, month) => all + Math.round(month.sum * 100), 0) / 100
  const first = months.findIndex((month) => month.count > 0)
  const bought = first < 0 ? 0 : months.length - first
  return {
    count,
    sum,
    perOrder: count > 0 ? toKopecks(sum / count) : 0,
    perMonth: bought > 0 ? toKopecks(sum / bought) : 0,
  }
}
