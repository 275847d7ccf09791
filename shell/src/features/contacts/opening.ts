import type { ZonedTime } from '../../model/zoned-clock'
import { contactTexts } from './texts'
import { readWorkWeek, type WorkWeek } from './work-week'

/** Whether the shop is open now, and until when that holds, in words. */
export interface Opening {
  isOpen: boolean
  text: string
}

const two = (n: number) => String(n).padStart(2, '0')
const timeOf = (minutes: number) => `${Math.floor(minutes / 60)}:${two(minutes % 60)}`

/** When it opens next, from a moment at which it is closed. */
function nextOpening(week: WorkWeek, { weekday, minutes }: ZonedTime): string {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const hours = week[(weekday + ahead) % 7]
    if (!hours || (ahead === 0 && hours[0] <= minutes)) continue
    const time = timeOf(hours[0])
    if (ahead === 0) return contactTexts.opensAt(time)
    if (ahead === 1) return contactTexts.opensTomorrow(time)
    return contactTexts.opensOn(contactTexts.weekdays[(weekday + ahead) % 7] ?? '', time)
  }
  return contactTexts.closed
}

function openingOf(week: WorkWeek, now: ZonedTime): Opening {
  const today = week[now.weekday]
  const isOpen = today !== undefined && today[0] <= now.minutes && now.minutes < today[1]
  if (!isOpen) return { isOpen, text: nextOpening(week, now) }
  return { isOpen, text: today[1] === 1440 ? contactTexts.open : contactTexts.openUntil(timeOf(today[1])) }
}

/**
 * @param hours WORK_SCHEDULE of the shop
 * @param now where the shop is
 * @returns undefined when the hours are not understood
 */
export function openingAt(hours: string, now: ZonedTime): Opening | undefined {
  const week = readWorkWeek(hours)
  return week && openingOf(week, now)
}
