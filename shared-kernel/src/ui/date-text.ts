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
