import type { Offer } from '@prilavok/shared-kernel/contract'
import { formatDate } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { dayOf, todayOf } from '../../model/order-dates'
import { offersTexts } from './texts'

const DAY_MS = 24 * 60 * 60 * 1000

/** «30 ноября»: offers are not told of by the year (001 §9). */
const dayText = (time: string, timeZone: string | undefined): string =>
  formatDate(time, timeZone)
    .replace(/^0/, '')
    .replace(/ \d{4}$/, '')

/** An offer is valid up to its end, not at it: one that ends at midnight has its last day before. */
const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString()

/** The same with the year, where that is not the present one: an offer may have ended long ago. */
const endText = (time: string, now: number, timeZone: string | undefined): string =>
  dayOf(time, timeZone)?.slice(0, 4) === todayOf(now, timeZone).slice(0, 4)
    ? dayText(time, timeZone)
    : formatDate(time, timeZone).replace(/^0/, '')

export interface OfferTerm {
  text: string
  /** Of one that is over: its last day, «25 ноября»; undefined where the supplier has stopped it before. */
  endedOn?: string
  /** `last`: it ends today; `ended`: it is over; `ahead`: it has not begun. */
  state: 'running' | 'last' | 'ended' | 'ahead'
}

/**
 * Until when an offer is valid, since when it is not, or from when it will be, by the time of the shop (CAB-057).
 * @param now milliseconds
 * @param timeZone `TIME_ZONE` of the shop
 */
export function offerTerm(
  { ACTIVE, DATE_START, DATE_END }: Pick<Offer, 'ACTIVE' | 'DATE_START' | 'DATE_END'>,
  now: number,
  timeZone: string | undefined,
): OfferTerm {
  if (Date.parse(DATE_START) > now)
    return { state: 'ahead', text: offersTexts.from(dayText(DATE_START, timeZone)) }
  // The clock of the device may be behind that of the server, which knows that the offer is over.
  const isOver = DATE_END !== null && Date.parse(DATE_END) <= now + (isYes(ACTIVE) ? 0 : DAY_MS)
  if (DATE_END && isOver) {
    const endedOn = endText(lastMoment(DATE_END), now, timeZone)
    return { state: 'ended', text: offersTexts.ended(endedOn), endedOn }
  }
  // Its end is still to come, or there is none: the supplier has stopped it.
  if (!isYes(ACTIVE)) return { state: 'ended', text: offersTexts.stopped }
  if (!DATE_END) return { state: 'running', text: offersTexts.endless }
  const last = lastMoment(DATE_END)
  const isToday = dayOf(last, timeZone) === todayOf(now, timeZone)
  return isToday
    ? { state: 'last', text: offersTexts.lastDay }
    : { state: 'running', text: offersTexts.until(dayText(last, timeZone)) }
}
