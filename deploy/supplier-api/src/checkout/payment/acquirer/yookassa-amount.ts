import type { Kopecks } from '../../../platform/money'

export const toAmount = (kopecks: Kopecks, currency: string) => ({
  value: `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
  currency,
})

export const toKopecks = (value: string): Kopecks => Number(value.replace('.', ''))
