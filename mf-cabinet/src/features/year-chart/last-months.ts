const MONTHS = 12
/** yyyy-MM of a day. */
export const monthOf = (day: string) => day.slice(0, 'yyyy-MM'.length)

/** The last twelve months, the present one last. @param today yyyy-MM-dd */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    monthOf(new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString()),
  )
}
