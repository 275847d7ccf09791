/** Minutes since midnight: opens, closes. */
type DayHours = readonly [opens: number, closes: number]
/** From Monday to Sunday; undefined: closed that day. */
export type WorkWeek = readonly (DayHours | undefined)[]

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const DAY_MINUTES = 1440

const DAY = `(?:${DAYS.join('|')})`
const RANGE = `${DAY}(?:\\s*[–—-]\\s*${DAY})?`
const LIST = `${RANGE}(?:,${RANGE})*`
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?'
const DAYS_ALONE = new RegExp(`^${RANGE}$`)
const HOURS = new RegExp(`^(?:(${LIST}|ежедневно):?\\s+)?(?:с\\s+)?${TIME}\\s*(?:[–—-]|до)\\s*${TIME}$`)
const ALWAYS = /^(?:ежедневно\s+)?круглосуточно$/
const CLOSED = new RegExp(`^${LIST}:?\\s*[–—-]?\\s*выходн(?:ой|ые)$`)

/** Numbers of the days of «пн–ср,пт»; all without a list. */
function daysOf(list: string | undefined): number[] {
  if (list === undefined || list === 'ежедневно') return DAYS.map((_, day) => day)
  return list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split(/\s*[–—-]\s*/).map((name) => DAYS.indexOf(name))
    const count = ((to - from + DAYS.length) % DAYS.length) + 1
    return Array.from({ length: count }, (_, index) => (from + index) % DAYS.length)
  })
}

/** «пн–ср, пт 9:00–18:00, сб …» in pieces that each have hours: days that stand alone go with the piece behind them. */
function piecesOf(schedule: string): string[] {
  const text = schedule.toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.$/, '')
  const pieces: string[] = []
  let days = ''
  for (const piece of text.split(/ ?[;,] ?/)) {
    if (DAYS_ALONE.test(piece)) days += `${piece},`
    else {
      pieces.push(days + piece)
      days = ''
    }
  }
  return days ? [...pieces, days] : pieces
}

const minutesOf = (hours = '', minutes = '0'): number => Number(hours) * 60 + Number(minutes)

/**
 * The hours of a WORK_SCHEDULE like «пн–пт 9:00–18:00, сб 10:00–15:00». It is a text that the supplier has written.
 * @returns undefined when any of it is not understood: then nothing may be said of when the shop is open
 */
export function readWorkWeek(schedule: string): WorkWeek | undefined {
  const week: (DayHours | undefined)[] = DAYS.map(() => undefined)
  for (const piece of piecesOf(schedule)) {
    if (CLOSED.test(piece)) continue
    const [matched, days, ...times] = HOURS.exec(piece) ?? []
    const isAlways = ALWAYS.test(piece)
    if (matched === undefined && !isAlways) return undefined
    const opens = isAlways ? 0 : minutesOf(times[0], times[1])
    const closes = isAlways ? DAY_MINUTES : minutesOf(times[2], times[3])
    if (opens >= closes || closes > DAY_MINUTES) return undefined
    for (const day of daysOf(days)) week[day] = [opens, closes]
  }
  return week.some((day) => day !== undefined) ? week : undefined
}
