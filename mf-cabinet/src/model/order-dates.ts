import { dateText, dayOfText } from '@prilavok/shared-kernel/ui/date-field'

/** A day of the address, yyyy-MM-dd, as the API takes it: dd.MM.yyyy (AMB-55); undefined when it is no day. */
export function apiDay(day: string): string | undefined {
  const text = dateText(day)
  return dayOfText(text) === day ? text : undefined
}

const MOSCOW_MS = 3 * 60 * 60 * 1000

/** The day in Moscow of an ISO time of the API, as a date field takes it; undefined when there is none. */
export function dayOf(time: string | null | undefined): string | undefined {
  const at = Date.parse(time ?? '')
  return Number.isNaN(at) ? undefined : new Date(at + MOSCOW_MS).toISOString().slice(0, 'yyyy-MM-dd'.length)
}
