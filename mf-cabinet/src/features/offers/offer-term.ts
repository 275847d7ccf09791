import type { Offer } from '@prilavok/shared-kernel/contract'
import { formatDate } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { dayOf } from '../../model/order-dates'
import { offersTexts } from './texts'

/** «30 ноября»: offers are not told of by the year (001 §9). */
const dayText = (time: string): string =>
  formatDate(time)
    .replace(/^0/, '')
    .replace(/ \d{4}$/, '')

/** An offer is valid up to its end, not at it: one that ends at midnight has its last day before. */
const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString()

export interface OfferTerm {
  text: string
  /** `last`: it ends today; `ended`: it is over; `ahead`: it has not begun. */
  state: 'running' | 'last' | 'ended' | 'ahead'
}

/**
 * Until when an offer is valid, since when it is not, or from when it will be, by Moscow time (CAB-057).
 * @param now milliseconds
 */
export function offerTerm(
  { ACTIVE, DATE_START, DATE_END }: Pick<Offer, 'ACTIVE' | 'DATE_START' | 'DATE_END'>,
  now: number,
): OfferTerm {
  if (Date.parse(DATE_START) > now) return { state: 'ahead', text: offersTexts.from(dayText(DATE_START)) }
  if (!DATE_END) return { state: 'running', text: offersTexts.endless }
  const last = lastMoment(DATE_END)
  const isOver = !isYes(ACTIVE) || Date.parse(DATE_END) <= now
  if (isOver) return { state: 'ended', text: offersTexts.ended(dayText(last)) }
  const isToday = dayOf(last) === dayOf(new Date(now).toISOString())
  return isToday
    ? { state: 'last', text: offersTexts.lastDay }
    : { state: 'running', text: offersTexts.until(dayText(last)) }
}
