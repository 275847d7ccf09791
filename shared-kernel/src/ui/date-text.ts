/** `2024-03-05` → `05.03.2024`; '' for anything else. */
export function dateText(day: string): string {
  const [matched, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return matched ? `${date}.${month}.${year}` : ''
}

/** `05.03.2024` → `2024-03-05`; undefined when it is no day of the calendar. */
export function dayOfText(text: string): string | undefined {
  const [matched, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  if (!matched) return undefined
  const day = `${year}-${month}-${date}`
  const time = Date.parse(`${day}T00:00:00Z`)
  // 31.02. is parsed as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined
}

/** Digits of a day as дд, мм and гггг, the year as far as it is typed: `1.9.26` → `010926`. */
export function dayDigits(text: string): string {
  let digits = ''
  for (const sign of text)
    if (/\d/.test(sign)) digits += sign
    // A day or a month of one digit has ended.
    else if (digits.length === 1 || digits.length === 3) digits = `${digits.slice(0, -1)}0${digits.slice(-1)}`
  return digits
}

/** `01.09.26` → `01.09.2026`: of this century. Other texts as they are. */
export const withWholeYear = (text: string): string => text.replace(/^(\d{2}\.\d{2}\.)(\d{2})$/, '$120$2')

/** What is wrong with a typed day, for the buyer; undefined: nothing. */
export function dateProblem(text: string, min?: string, max?: string): string | undefined {
  if (text === '') return undefined
  const day = dayOfText(text)
  if (day === undefined)
    return /^\d{2}\.\d{2}\.\d{4}$/.test(text) ? 'Такого дня нет' : 'Введите день как ДД.ММ.ГГГГ'
  if (min && day < min) return `Не раньше ${dateText(min)}`
  if (max && day > max) return `Не позже ${dateText(max)}`
  return undefined
}

/** The day at which a calendar opens by itself: today, or the last that may be chosen where that is past. Days as yyyy-MM-dd. */
export const dayNearest = (today: string, max: string | undefined): string =>
  max && max < today ? max : today
