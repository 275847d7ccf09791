import { formatNumber, NBSP } from './number'

const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'] as const

/** Size of a file by powers of 1024 with at most one digit after the comma: `1,5 МБ` (001 §5). */
export const formatFileSize = (bytes: number): string => {
  let value = bytes
  let unit = 0
  while (unit < UNITS.length - 1 && Math.round(value * 10) / 10 >= 1024) {
    value /= 1024
    unit += 1
  }
  return `${formatNumber(value, unit === 0 ? 0 : 1).replace(/,0$/, '')}${NBSP}${UNITS[unit]}`
}
