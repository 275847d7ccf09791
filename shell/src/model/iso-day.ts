const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/

/** Day of a date as the API writes it, `05.03.2024`, as `2024-03-05`, which compares as text; undefined for what is no date. */
export const isoDay = (date: string | null | undefined): string | undefined => {
  const [, day, month, year] = DAY.exec(date ?? '') ?? []
  return year && `${year}-${month}-${day}`
}
