import { NBSP } from './number'
import { type PluralForms, pluralize } from './plural'

const SECONDS: PluralForms = ['секунду', 'секунды', 'секунд']
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут']
const HOURS: PluralForms = ['час', 'часа', 'часов']
const HOUR = 3600

const counted = (count: number, forms: PluralForms) => `${count}${NBSP}${pluralize(count, forms)}`

/** How long to wait, after «через», rounded up: «40 секунд», «2 минуты», «1 час». */
export function formatWait(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), SECONDS)
  return seconds < HOUR
    ? counted(Math.ceil(seconds / 60), MINUTES)
    : counted(Math.ceil(seconds / HOUR), HOURS)
}

/** What is left of a wait of whole seconds: «1:59», «0:05». */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
