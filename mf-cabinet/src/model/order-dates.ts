import { format, isValid, parse } from 'date-fns'

/** How a date field and the address write a day. */
const DAY = 'yyyy-MM-dd'
/** How the API takes a day (AMB-55). */
const API_DAY = 'dd.MM.yyyy'

/** A day of the address as the API takes it; undefined when it is none. */
export function apiDay(day: string): string | undefined {
  const date = parse(day, DAY, new Date(0))
  return isValid(date) ? format(date, API_DAY) : undefined
}

const MOSCOW_MS = 3 * 60 * 60 * 1000

/** The day in Moscow of an ISO time of the API, as a date field takes it; undefined when there is none. */
export function dayOf(time: string | null | undefined): string | undefined {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? undefined : new Date(at + MOSCOW_MS).toISOString().slice(0, DAY.length)
}
