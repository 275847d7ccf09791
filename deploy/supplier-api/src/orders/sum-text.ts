import type { Kopecks } from '../money'

const NO_BREAK_SPACE = '\u00a0'

/** «1 240,00 ₽» with the fraction digits of the shop (000 §3, PRICE_TYPE). */
export function sumText(kopecks: Kopecks, priceType: number, currency: string): string {
  const digits = priceType === 26 ? 0 : priceType === 27 ? 1 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const number = (kopecks / 100).toLocaleString('ru-RU', format).replace(/\s/g, NO_BREAK_SPACE)
  return `${number}${NO_BREAK_SPACE}${currency === 'RUB' ? '₽' : currency}`
}
