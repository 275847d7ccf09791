const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', year: 'numeric' })
const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' })
const exactClock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** All times are in the time zone of the operator's machine. The year only when it is another one. */
const formatDay = (date: Date, now = new Date()): string =>
  (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date).replace(/ /g, '\u00a0')

export const formatTime = (iso: string): string => {
  const date = new Date(iso)
  return `${formatDay(date)}, ${clock.format(date)}`
}

/** For the log: with seconds, the day only when it is not today. */
export const formatLogTime = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  const time = exactClock.format(date)
  return date.toDateString() === now.toDateString() ? time : `${formatDay(date, now)}, ${time}`
}

/** Value of `<input type="datetime-local">`, which knows no zone: the operator's. */
export const localInputValue = (date: Date): string => {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** @returns undefined when it is no time */
export const isoOfLocal = (value: string): string | undefined => {
  const time = new Date(value)
  return value === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
