import { apiErrors } from '../../platform/errors'

/**
 * A day of dd.MM.yyyy as yyyy-MM-dd; null when none is given.
 * @throws bad_field (400)
 */
export function readDay(field: string, text: string | undefined): string | null {
  if (!text) return null
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  // 31.02 would become the third of March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso))
    throw apiErrors.badField(field, 'Дата должна быть в\u00a0виде дд.мм.гггг')
  return iso
}
