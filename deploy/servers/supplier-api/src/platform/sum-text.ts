import type { Kopecks } from './money'

const NO_BREAK_SPACE = '\u00a0'

const formatOf = (digits: number) =>
  new Intl.NumberFormat('ru-RU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
/** Made once: making them costs more than all they do for an order. By the count of fraction digits. */
const FORMATS = [formatOf(0), formatOf(1), formatOf(2)]

/** «1 240» */
export const numberText = (value: number, digits = 0): string =>
  (FORMATS[digits] ?? formatOf(digits)).format(value).replace(/\s/g, NO_BREAK_SPACE)

/** «1 240,00 ₽» with the fraction digits of the shop (000 §3, PRICE_TYPE). */
export function sumText(kopecks: Kopecks, priceType: number, currency: string): string {
  const digits = priceType === 26 ? 0 : priceType === 27 ? 1 : 2
  return `${numberText(kopecks / 100, digits)}${NO_BREAK_SPACE}${currency === 'RUB' ? '₽' : currency}`
}

/** «600 Б» (000 §9). */
export const pointsText = (points: number): string => `${numberText(points)}${NO_BREAK_SPACE}Б`
